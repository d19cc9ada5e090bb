//! The state of a game on the page and its commands: the same for local and online games.

use leptos::prelude::*;
use witchstone_rules::{Move, MoveSequence, Player, Refusal, View};
use witchstone_wire::Reason;

use super::click_history::ClickHistory;
use super::hints::Hints;
use super::ply::Ply;
use super::seat::SeatColours;
use crate::table::HitTarget;
use crate::ui::blur_within;

/// A command of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Play moves, one after another.
    Play(MoveSequence),
    /// End the turn with the move that was held back.
    EndTurn(Move),
    /// Undo this many moves.
    Undo(usize),
    /// Redo this many moves.
    Redo(usize),
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

/// The move that ends the turn, made on the page and not played yet, so that it can still be undone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HeldMove {
    /// The move.
    pub played: Move,
    /// The table with it, before anything is drawn or revealed.
    pub view: View,
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
    /// How many moves can be undone and redone.
    pub undoable: RwSignal<(usize, usize)>,
    /// The moves of each click.
    clicks: RwSignal<ClickHistory>,
    /// Whether a turn is closed by its player; not in lessons and puzzles.
    pub confirms_turns: RwSignal<bool>,
    /// The move that the player has still to confirm.
    pub held: RwSignal<Option<HeldMove>>,
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
    /// The table of the rematch, once a player has asked for one.
    pub rematch: RwSignal<Option<String>>,
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
            clicks: RwSignal::new(ClickHistory::default()),
            confirms_turns: RwSignal::new(false),
            held: RwSignal::new(None),
            thinking: RwSignal::new(None),
            fast_forward: RwSignal::new(false),
            hand_over: RwSignal::new(None),
            notice: RwSignal::new(None),
            sending: RwSignal::new(None),
            hints: Hints::new(),
            only: RwSignal::new(None),
            pinned_highlight: RwSignal::new(vec![]),
            rematch: RwSignal::new(None),
            resigned: RwSignal::new(None),
            halted: RwSignal::new(None),
            act,
        }
    }

    /// The view on the table: the current one, with the move that is held back, or the earlier one that is shown.
    pub fn view(self) -> Signal<View> {
        Memo::new(move |_| {
            let seen =
                |n: usize| self.plies.with(|plies| plies.get(n).filter(|ply| ply.seen).map(|ply| ply.before));
            let earlier = self.shown.get().and_then(seen);
            let held = self.held.with(|held| held.map(|held| held.view));
            earlier.or(held).unwrap_or_else(|| self.live.get())
        })
        .into()
    }

    /// The legal moves; none while an earlier position is shown.
    pub fn legal(self) -> Signal<Vec<Move>> {
        Memo::new(move |_| {
            let mut moves = witchstone_rules::MoveList::new();
            if !self.is_blocked() {
                self.live.get().legal(&mut moves);
            }
            self.only.with(|only| {
                let offered = |played: &Move| only.as_ref().is_none_or(|only| only.contains(played));
                moves.into_iter().filter(offered).collect::<Vec<_>>()
            })
        })
        .into()
    }

    /// What one click can play. Where the moves are restricted, one click plays one of them.
    pub fn sequences(self) -> Signal<Vec<MoveSequence>> {
        let legal = self.legal();
        Memo::new(move |_| match self.only.with(Option::is_some) {
            true => legal.with(|legal| legal.iter().map(|&played| played.into()).collect()),
            false if self.is_blocked() => vec![],
            false => self.live.with(View::move_sequences),
        })
        .into()
    }

    /// Whether nothing can be played although it may be the player's turn.
    fn is_blocked(self) -> bool {
        self.shown.get().is_some()
            || self.hand_over.get().is_some()
            || self.held.with(Option::is_some)
            || self.halted.get().is_some()
            || self.sending.get().is_some()
            || self.resigned.with(Option::is_some)
    }

    /// Whether the game has ended, by its last turn or by resignation.
    pub fn is_over(self) -> bool {
        self.resigned.with(Option::is_some) || self.live.with(|view| view.table.is_over())
    }

    /// Plays what the player clicked.
    pub fn play(self, sequence: impl Into<MoveSequence>) {
        blur_within(".move-list");
        self.clicks.update(|clicks| clicks.click(self.plies.with_untracked(Vec::len)));
        self.act.run(Command::Play(sequence.into()));
    }

    /// Holds a move back if it ends the turn and the player closes turns, as `setting` says; returns whether it does.
    ///
    /// `view` is the position of the move: [`Session::live`], or one that is not shown yet.
    pub fn hold(self, view: &View, played: Move, setting: bool) -> bool {
        let view =
            if setting && self.confirms_turns.get_untracked() { view.before_turn_end(played) } else { None };
        let held = view.map(|view| HeldMove { played, view });
        if held.is_some() {
            self.held.set(held);
        }
        held.is_some()
    }

    /// Ends the turn with the move that is held back.
    pub fn end_turn(self) {
        if let Some(held) = self.held.get_untracked() {
            self.held.set(None);
            self.act.run(Command::EndTurn(held.played));
        }
    }

    /// How many moves one undo takes back: those of the last click.
    pub fn undo_size(self) -> usize {
        let (undoable, _) = self.undoable.get();
        self.plies.with(|plies| {
            if self.held.with(Option::is_some) {
                return self.clicks.with(|clicks| clicks.since(plies.len()));
            }
            let of_click = self.clicks.with(|clicks| clicks.last(plies.len(), undoable));
            // After a reload: to the last decision.
            let decided = |back: &usize| {
                let before = plies.len().checked_sub(*back).and_then(|at| plies.get(at));
                before.is_some_and(|ply| !ply.seen || ply.before.automatic_move().is_none())
            };
            of_click.or_else(|| (1..=undoable).find(decided)).unwrap_or(0).min(undoable)
        })
    }

    /// Whether there is something to undo.
    pub fn can_undo(self) -> bool {
        self.held.with(Option::is_some) || self.undo_size() > 0
    }

    /// Undoes the last click, with the move that is held back.
    pub fn undo(self) {
        let (count, held) = untrack(|| (self.undo_size(), self.held.with(Option::is_some)));
        if count == 0 && !held {
            return;
        }
        self.held.set(None);
        self.clicks.update(|clicks| clicks.undo(self.plies.with_untracked(Vec::len), count));
        self.act.run(Command::Undo(count));
    }

    /// Redoes what the last undo took back.
    pub fn redo(self) {
        let (_, most) = self.undoable.get_untracked();
        if most == 0 || self.held.with_untracked(Option::is_some) {
            return;
        }
        let moves = self.plies.with_untracked(Vec::len);
        let count = self.clicks.try_update(|clicks| clicks.redo(moves)).unwrap_or(1);
        self.act.run(Command::Redo(count.min(most)));
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
