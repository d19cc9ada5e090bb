//! The state of a game on the page and its commands: the same for local and online games.

use leptos::prelude::*;
use witchstone_rules::{Move, Player, Refusal, View};
use witchstone_wire::Reason;

use super::hints::Hints;
use super::ply::Ply;
use super::seat::SeatColours;
use crate::table::HitTarget;
use crate::ui::blur_within;

/// A command of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Play a move.
    Play(Move),
    /// Undo the last decision.
    Undo,
    /// Redo it.
    Redo,
    /// The device was handed over: show this player's hidden information.
    Reveal,
}

/// A notice to the player.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A move is not legal.
    Refused(Refusal),
    /// The server refuses.
    Server(Reason, String),
    /// A message of the client.
    Text(&'static str),
    /// The server rejected this move, for the reason in the notice inside.
    NotPlayed(Move, Box<Notice>),
}

/// How a game ended before its last turn: who wins because others resigned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resigned {
    /// Who wins.
    pub winners: Vec<Player>,
    /// Who resigned or ran out of time.
    pub losers: Vec<Player>,
}

/// A game on the page. A controller writes the signals; the page reads them and calls `act`.
#[derive(Clone, Copy)]
pub struct Session {
    /// What the seat sees now.
    pub live: RwSignal<View>,
    /// All moves so far, as the seat may know them.
    pub plies: RwSignal<Vec<Ply>>,
    /// The number of moves after which the table is shown; none for now.
    pub shown: RwSignal<Option<usize>>,
    /// The players' names in turn order.
    pub names: RwSignal<Vec<String>>,
    /// The colour of each seat.
    pub colours: RwSignal<SeatColours>,
    /// How many decisions can be undone and redone.
    pub undoable: RwSignal<(usize, usize)>,
    /// A computer opponent that is thinking.
    pub thinking: RwSignal<Option<Player>>,
    /// Rivals' moves are shown without pauses until it is the player's turn.
    pub fast_forward: RwSignal<bool>,
    /// The player to hand the device to; hidden information is covered until then.
    pub hand_over: RwSignal<Option<Player>>,
    /// The notice that is shown.
    pub notice: RwSignal<Option<Notice>>,
    /// A move sent to the server; nothing else can be played until it answers.
    pub sending: RwSignal<Option<Move>>,
    /// Hints for the player.
    pub hints: Hints,
    /// Restricts the legal moves, as in a lesson; none means no restriction.
    pub only: RwSignal<Option<Vec<Move>>>,
    /// What stays highlighted, as in a lesson.
    pub pinned_highlight: RwSignal<Vec<HitTarget>>,
    /// Set when the game ended by resignation.
    pub resigned: RwSignal<Option<Resigned>>,
    /// Why nothing is offered in a game of older rules or one that was ended, as the key of a message.
    pub halted: RwSignal<Option<&'static str>>,
    /// Handles the commands.
    pub act: Callback<Command>,
}

impl Session {
    /// A session that starts with this view.
    pub fn new(live: View, names: Vec<String>, act: Callback<Command>) -> Session {
        Session {
            live: RwSignal::new(live),
            plies: RwSignal::new(vec![]),
            shown: RwSignal::new(None),
            names: RwSignal::new(names),
            colours: RwSignal::new(SeatColours::default()),
            undoable: RwSignal::new((0, 0)),
            thinking: RwSignal::new(None),
            fast_forward: RwSignal::new(false),
            hand_over: RwSignal::new(None),
            notice: RwSignal::new(None),
            sending: RwSignal::new(None),
            hints: Hints::new(),
            only: RwSignal::new(None),
            pinned_highlight: RwSignal::new(vec![]),
            resigned: RwSignal::new(None),
            halted: RwSignal::new(None),
            act,
        }
    }

    /// The view on the table: the current one, or the earlier one that is shown.
    pub fn view(self) -> Signal<View> {
        Memo::new(move |_| {
            let seen =
                |n: usize| self.plies.with(|plies| plies.get(n).filter(|ply| ply.seen).map(|ply| ply.before));
            let earlier = self.shown.get().and_then(seen);
            earlier.unwrap_or_else(|| self.live.get())
        })
        .into()
    }

    /// The legal moves; none while an earlier position is shown.
    pub fn legal(self) -> Signal<Vec<Move>> {
        Memo::new(move |_| {
            let mut moves = witchstone_rules::MoveList::new();
            let blocked = self.shown.get().is_some() || self.hand_over.get().is_some();
            if !blocked
                && self.halted.get().is_none()
                && self.sending.get().is_none()
                && self.resigned.with(Option::is_none)
            {
                self.live.get().legal(&mut moves);
            }
            self.only.with(|only| {
                let offered = |played: &Move| only.as_ref().is_none_or(|only| only.contains(played));
                moves.into_iter().filter(offered).collect::<Vec<_>>()
            })
        })
        .into()
    }

    /// Whether the game has ended, by its last turn or by resignation.
    pub fn is_over(self) -> bool {
        self.resigned.with(Option::is_some) || self.live.with(|view| view.table.is_over())
    }

    /// Sends a command.
    pub fn ask(self, act: Command) {
        if matches!(act, Command::Play(_)) {
            blur_within(".move-list");
        }
        self.act.run(act);
    }

    /// Says why a move is not legal.
    pub fn refuse(self, played: Move) {
        if let Some(why) = self.halted.get_untracked() {
            return self.notice.set(Some(Notice::Text(why)));
        }
        let refusal = self.live.get_untracked().check(played).err();
        let later = self.only.with_untracked(Option::is_some).then_some(Notice::Text("learn-not-now"));
        self.notice.set(refusal.map(Notice::Refused).or(later));
    }
}
