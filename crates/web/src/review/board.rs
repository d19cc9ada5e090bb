//! What the page of a review shows: a position of the game, or of a line that leaves it, seen from a seat.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use witchstone_rules::{Edition, Event, Move, Player, Record, View};

use super::game::Reviewable;
use super::timeline::{Timeline, Variation};
use crate::game::{GameRef, SeatColours, Session};
use crate::ui::{Route, Settings, after_frame};

/// The shortest time for which a step of a line is shown, in milliseconds.
const SHORTEST: u32 = 500;

/// A line on the board.
#[derive(Clone)]
pub struct ShownVariation {
    /// The place of the turn that it improves.
    pub turn: usize,
    /// The line.
    pub line: Variation,
    /// How many of its moves are on the board.
    pub step: usize,
}

/// The board of a review.
#[derive(Clone, Copy)]
pub struct ReviewBoard {
    /// The game as the panels know games; its moment is the position that is shown.
    pub session: Session,
    /// Every position.
    pub timeline: StoredValue<Timeline>,
    /// The seat from which it is seen; none for that of the one to move.
    pub seat: RwSignal<Option<Player>>,
    /// The line that is shown instead of the game.
    pub line: RwSignal<Option<ShownVariation>>,
    game: StoredValue<Reviewable>,
    settings: RwSignal<Settings>,
}

impl ReviewBoard {
    /// The board of a game at one of its positions.
    pub fn new(
        game: Reviewable,
        timeline: Timeline,
        at: Option<usize>,
        settings: RwSignal<Settings>,
    ) -> ReviewBoard {
        let seat = RwSignal::new(game.own.map(Player::new));
        let last = timeline.states[timeline.moves()];
        let view = last.view(Some(seat.get_untracked().unwrap_or(last.player())));
        let session = Session::new(view, game.names(), Callback::new(|_| {}));
        session.colours.set(SeatColours::of(&game.seats));
        session.plies.set(timeline.plies(seat.get_untracked()));
        let board = ReviewBoard {
            session,
            timeline: StoredValue::new(timeline),
            seat,
            line: RwSignal::new(None),
            game: StoredValue::new(game),
            settings,
        };
        board.session.shown.set(board.moment(at.unwrap_or(0)));
        Effect::watch(move || seat.get(), move |&seat, _, _| board.look_from(seat), false);
        Effect::watch(move || board.at(), move |&at, _, _| board.note_position(at), false);
        board
    }

    fn look_from(self, seat: Option<Player>) {
        self.timeline.with_value(|timeline| {
            let last = &timeline.states[timeline.moves()];
            self.session.live.set(last.view(Some(seat.unwrap_or(last.player()))));
            self.session.plies.set(timeline.plies(seat));
        });
    }

    /// How many moves the game has.
    pub fn moves(self) -> usize {
        self.timeline.with_value(Timeline::moves)
    }

    fn moment(self, at: usize) -> Option<usize> {
        (at < self.moves()).then_some(at)
    }

    /// The number of moves of the game that are on the board.
    pub fn at(self) -> usize {
        self.session.shown.get().unwrap_or_else(|| self.moves())
    }

    /// The same without following it.
    pub fn at_now(self) -> usize {
        self.session.shown.get_untracked().unwrap_or_else(|| self.moves())
    }

    /// Shows a position of the game.
    pub fn go(self, at: usize) {
        self.line.set(None);
        self.session.shown.set(self.moment(at.min(self.moves())));
    }

    /// The address follows the position, wherever it was chosen; a line belongs to the position that it leaves.
    fn note_position(self, at: usize) {
        if self.line.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.line.from != at)) {
            self.line.set(None);
        }
        let (source, address) = (self.source().to_string(), self.address(at).to_string());
        // A new address makes the browser lay the page out at once, so it waits until that is done.
        after_frame(move || {
            let still_here = matches!(Route::current(), Route::Review(name, _) if name == source);
            if let (true, Ok(history)) = (still_here, window().history()) {
                history.replace_state_with_url(&JsValue::NULL, "", Some(&address)).unwrap_or_default();
            }
        });
    }

    /// The page of a position.
    pub fn address(self, at: usize) -> Route {
        Route::Review(self.game.with_value(|game| game.source.to_string()), Some(at))
    }

    /// Where the game comes from.
    pub fn source(self) -> GameRef {
        self.game.with_value(|game| game.source.clone())
    }

    /// The edition that it was played on.
    pub fn edition(self) -> &'static Edition {
        self.game.with_value(|game| game.edition)
    }

    /// The game.
    pub fn game(self) -> Reviewable {
        self.game.get_value()
    }

    /// Steps by moves or turns, in the game or in the line that is shown.
    pub fn step(self, step: Jump) {
        if self.line.with_untracked(Option::is_some) {
            return self.step_variation(step);
        }
        let (at, last) = (self.at_now(), self.moves());
        self.go(match step {
            Jump::First => 0,
            Jump::TurnBack => self.timeline.with_value(|timeline| timeline.turn_back(at)),
            Jump::Back => at.saturating_sub(1),
            Jump::On => at + 1,
            Jump::TurnOn => self.timeline.with_value(|timeline| timeline.turn_on(at)),
            Jump::Last => last,
        });
    }

    fn step_variation(self, step: Jump) {
        self.line.update(|shown| {
            if let Some(ShownVariation { line, step: at, .. }) = shown {
                let last = line.moves.len();
                *at = match step {
                    Jump::First | Jump::TurnBack => 0,
                    Jump::Back => at.saturating_sub(1),
                    Jump::On => (*at + 1).min(last),
                    Jump::TurnOn | Jump::Last => last,
                };
            }
        });
    }

    /// Plays a better turn out on the board, move by move.
    pub fn play_variation(self, turn: usize, player: Player, from: usize, moves: &[String]) {
        let line = self.timeline.with_value(|timeline| timeline.line(from, moves));
        if line.states.is_empty() {
            return;
        }
        self.go(from);
        self.seat.set(Some(player));
        self.line.set(Some(ShownVariation { turn, line, step: 0 }));
        bring_into_sight();
        self.step_later(turn, 0);
    }

    fn step_later(self, turn: usize, step: usize) {
        let pace = self.settings.with_untracked(|settings| settings.speed.milliseconds()).max(SHORTEST);
        let task = move || {
            // Stops if the player stepped, or closed the variation or the page, in the meantime.
            let shown = self.line.try_get_untracked().flatten();
            let same = shown.filter(|shown| (shown.turn, shown.step) == (turn, step));
            if same.is_some_and(|shown| step < shown.line.moves.len()) {
                self.step_variation(Jump::On);
                self.step_later(turn, step + 1);
            }
        };
        set_timeout_with_handle(task, Duration::from_millis(pace.into())).ok();
    }

    /// What is on the board.
    pub fn view(self) -> Signal<View> {
        let game = self.session.view();
        Memo::new(move |_| {
            let line = self.line.with(|shown| {
                let shown = shown.as_ref()?;
                let state = shown.line.states.get(shown.step)?;
                Some(state.view(Some(self.seat.get().unwrap_or(state.player()))))
            });
            line.unwrap_or_else(|| game.get())
        })
        .into()
    }

    /// The move that led to what is on the board, with the view before it.
    pub fn last_move(self) -> Option<(View, Move)> {
        let line = self.line.with(|shown| {
            let shown = shown.as_ref().filter(|shown| shown.step > 0)?;
            let before = shown.line.states[shown.step - 1];
            Some((before.view(Some(before.player())), shown.line.moves[shown.step - 1]))
        });
        let at = self.at();
        line.or_else(|| {
            self.session.plies.with(|plies| {
                let ply = plies.get(at.checked_sub(1)?)?;
                let played = ply.events.iter().find_map(|event| match event {
                    Event::Moved { played, .. } => Some(*played),
                    _ => None,
                });
                Some((ply.before, played?))
            })
        })
    }

    /// The game up to what is on the board.
    pub fn record_so_far(self) -> Record {
        let mut record = self.game.with_value(|game| game.record.clone());
        record.moves.truncate(self.at_now());
        self.line.with_untracked(|shown| {
            if let Some(ShownVariation { line, step, .. }) = shown {
                record.moves.truncate(line.from);
                record.moves.extend(&line.moves[..*step]);
            }
        });
        record
    }
}

/// Scrolls to the board and the panel of the variation.
fn bring_into_sight() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    if let Ok(Some(side)) = document().query_selector(".review .side") {
        side.set_scroll_top(0);
    }
}

/// A step through the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// To the begin.
    First,
    /// To the beginning of the turn, or of the one before.
    TurnBack,
    /// One move back.
    Back,
    /// One move on.
    On,
    /// To the next turn.
    TurnOn,
    /// To the end.
    Last,
}
