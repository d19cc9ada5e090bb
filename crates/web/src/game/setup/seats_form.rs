//! Who plays a new game: people and computers, their colours and handicaps, and who starts.

use leptos::prelude::*;
use witchstone_ai::Level;
use witchstone_rules::Options;

use super::last_choice::{LastChoice, LastSeat};
use super::options_form::Choice;
use crate::game::{PlayerKind, RIVALS, SeatedPlayer};
use crate::ui::{Palette, Select, Texts, level_choices, use_settings, use_texts};

/// The most seats of a game.
const SEATS: usize = 4;
/// Names of seats, colours and handicaps in a form.
const NUMBERS: [&str; SEATS] = ["0", "1", "2", "3"];
/// The level of a first game.
const FIRST_LEVEL: PlayerKind = PlayerKind::Bot(Level::Adept);
/// Nobody, or a person, in the choice of who plays.
const NO_LEVEL: &str = "none";
/// The starting player is drawn.
const DRAWN: &str = "drawn";

/// The fields of one seat.
#[derive(Clone, Copy)]
pub struct SeatFields {
    /// The name as it was typed.
    pub name: RwSignal<String>,
    /// Who decides.
    pub kind: RwSignal<PlayerKind>,
    /// The colour, 0 to 3.
    pub colour: RwSignal<u8>,
    /// The handicap, 0 for none.
    pub handicap: RwSignal<u8>,
}

/// The seats of a new game, of which the first few are taken.
#[derive(Clone, Copy)]
pub struct SeatsForm {
    /// How many play.
    pub players: RwSignal<u8>,
    /// All four.
    pub seats: [SeatFields; SEATS],
    /// Who starts; none if that is drawn.
    pub first: RwSignal<Option<usize>>,
}

impl SeatsForm {
    /// As they were filled in last. `kinds` says who sits where on the first visit.
    pub fn of(last: &LastChoice, kinds: [PlayerKind; SEATS]) -> SeatsForm {
        let seats = [0, 1, 2, 3].map(|at: usize| {
            let new = LastSeat { name: String::new(), kind: kinds[at], colour: at as u8 };
            let seat = last.seats.get(at).cloned().unwrap_or(new);
            SeatFields {
                name: RwSignal::new(seat.name),
                kind: RwSignal::new(seat.kind),
                colour: RwSignal::new(seat.colour),
                handicap: RwSignal::new(last.handicap(at)),
            }
        });
        SeatsForm { players: RwSignal::new(last.players()), seats, first: RwSignal::new(last.first) }
    }

    /// One person against computers.
    pub const ONE_PERSON: [PlayerKind; SEATS] = [PlayerKind::Person, FIRST_LEVEL, FIRST_LEVEL, FIRST_LEVEL];

    /// People alone.
    pub const PEOPLE: [PlayerKind; SEATS] = [PlayerKind::Person; SEATS];

    /// The seats that are taken.
    pub fn taken(self) -> std::ops::Range<usize> {
        0..usize::from(self.players.get())
    }

    /// How many people play.
    pub fn people(self) -> usize {
        self.taken().filter(|&at| self.seats[at].kind.get() == PlayerKind::Person).count()
    }

    /// The name of the player on a seat: what was typed, or a name of a computer opponent.
    pub fn name(self, texts: Texts, at: usize) -> String {
        let seat = self.seats[at];
        if seat.kind.get() != PlayerKind::Person {
            let before = self.seats[..at].iter().filter(|seat| seat.kind.get() != PlayerKind::Person).count();
            return texts.t(RIVALS[before % RIVALS.len()])();
        }
        let typed = seat.name.get().trim().to_owned();
        if typed.is_empty() {
            texts.f("player-number", move || vec![("n", (at + 1).into())])()
        } else {
            typed
        }
    }

    /// Gives a seat this colour; the seat that has it gets this seat's.
    pub fn set_colour(self, at: usize, colour: u8) {
        let old = self.seats[at].colour.get_untracked();
        if let Some(other) = self.seats.iter().find(|seat| seat.colour.get_untracked() == colour) {
            other.colour.set(old);
        }
        self.seats[at].colour.set(colour);
    }

    /// The handicap of each player.
    pub fn handicaps(self) -> Vec<u8> {
        untrack(|| self.taken().map(|at| self.seats[at].handicap.get()).collect())
    }

    /// The players in turn order and the options of their game; `draw` chooses one of so many to start.
    pub fn arranged(
        self,
        texts: Texts,
        choice: Choice,
        draw: impl FnOnce(usize) -> usize,
    ) -> (Vec<SeatedPlayer>, Options) {
        untrack(|| {
            let player = |at: usize| {
                let SeatFields { kind, colour, .. } = self.seats[at];
                SeatedPlayer { name: self.name(texts, at), kind: kind.get(), colour: Some(colour.get()) }
            };
            let players: Vec<_> = self.taken().map(player).collect();
            let first = self.first.get().filter(|first| *first < players.len());
            let first = first.unwrap_or_else(|| draw(players.len()));
            in_turn_order(players, self.handicaps(), first, choice)
        })
    }

    /// What to store for the next visit.
    pub fn last_choice(self, choice: Choice, board: Option<String>, open_hands: bool) -> LastChoice {
        untrack(|| {
            let seat = |seat: &SeatFields| LastSeat {
                name: seat.name.get().trim().to_owned(),
                kind: seat.kind.get(),
                colour: seat.colour.get(),
            };
            LastChoice {
                seats: self.seats.iter().map(seat).collect(),
                first: self.first.get(),
                open_hands,
                board,
                ..LastChoice::new(&choice.options(&self.handicaps()))
            }
        })
    }
}

/// The players from the starting player on, each with the handicap of the form.
fn in_turn_order(
    mut players: Vec<SeatedPlayer>,
    mut handicaps: Vec<u8>,
    first: usize,
    choice: Choice,
) -> (Vec<SeatedPlayer>, Options) {
    players.rotate_left(first);
    handicaps.rotate_left(first);
    (players, choice.options(&handicaps))
}

/// Who plays on a seat: somebody, or the computer at one of its levels.
#[component]
pub fn KindSelect(
    /// What is chosen.
    #[prop(into)]
    label: Signal<String>,
    kind: RwSignal<PlayerKind>,
    /// The key of the message for a seat without a computer; by default there is always one.
    #[prop(optional)]
    nobody: Option<&'static str>,
) -> impl IntoView {
    let texts = use_texts();
    let choices = move || {
        let computer = |(id, name): (&'static str, String)| match nobody {
            None => (id, name),
            Some(_) => (id, texts.with(|words| words.format("computer-level", &[("level", name.into())]))),
        };
        let nobody = nobody.map(|key| (NO_LEVEL, texts.t(key)()));
        nobody.into_iter().chain(level_choices(texts).into_iter().map(computer)).collect::<Vec<_>>()
    };
    let chosen = move || match kind.get() {
        PlayerKind::Person => NO_LEVEL,
        PlayerKind::Bot(level) => level.id(),
    };
    let set = move |id: String| kind.set(id.parse().map_or(PlayerKind::Person, PlayerKind::Bot));
    view! { <Select label choices=Signal::derive(choices) chosen=Signal::derive(chosen) on_choice=set/> }
}

/// Who starts, or that it is drawn.
#[component]
pub fn FirstSelect(
    form: SeatsForm,
    /// The name of the player on a seat.
    name: Callback<usize, String>,
) -> impl IntoView {
    let texts = use_texts();
    let choices = move || {
        let drawn = (DRAWN, texts.t("first-drawn")());
        let names = form.taken().map(|at| (NUMBERS[at], name.run(at)));
        std::iter::once(drawn).chain(names).collect::<Vec<_>>()
    };
    let chosen = move || match form.first.get() {
        Some(at) if at < usize::from(form.players.get()) => NUMBERS[at],
        _ => DRAWN,
    };
    view! {
        <Select label=texts.t("first-player") choices=Signal::derive(choices) chosen=Signal::derive(chosen)
            on_choice=move |number: String| form.first.set(number.parse().ok())/>
    }
}

/// Colour and handicap of each player.
#[component]
pub fn SeatOptions(
    form: SeatsForm,
    /// The name of the player on a seat.
    name: Callback<usize, String>,
) -> impl IntoView {
    let texts = use_texts();
    let rows = move || form.taken().map(|at| view! { <SeatRow form at name/> }).collect_view();
    view! {
        <details class="seat-options">
            <summary>{texts.t("seat-options")}</summary>
            {rows}
            <p class="hint">{texts.t("option-handicap-help")}</p>
        </details>
    }
}

#[component]
fn SeatRow(form: SeatsForm, at: usize, name: Callback<usize, String>) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let SeatFields { colour, handicap, .. } = form.seats[at];
    let colours = move || {
        let palette = settings.with(|settings| settings.palette);
        [0, 1, 2, 3]
            .map(|colour: u8| (NUMBERS[usize::from(colour)], colour_name(texts, palette, colour)))
            .to_vec()
    };
    let handicaps = move || {
        let text = |level: u8| texts.with(|words| words.handicap(level));
        [0, 3, 2, 1].map(|level: u8| (NUMBERS[usize::from(level)], text(level))).to_vec()
    };
    let number = |value: String| value.parse::<u8>().unwrap_or(0);
    view! {
        <fieldset class="seat-row">
            <legend><ColourDot colour/>{move || name.run(at)}</legend>
            <Select label=texts.t("colour") choices=Signal::derive(colours)
                chosen=Signal::derive(move || NUMBERS[usize::from(colour.get()) % SEATS])
                on_choice=move |value: String| form.set_colour(at, number(value))/>
            <Select label=texts.t("option-handicap") choices=Signal::derive(handicaps)
                chosen=Signal::derive(move || NUMBERS[usize::from(handicap.get()) % SEATS])
                on_choice=move |value: String| handicap.set(number(value))/>
        </fieldset>
    }
}

/// What a colour is called in the palette that is set.
fn colour_name(texts: Texts, palette: Palette, colour: u8) -> String {
    let args = [("palette", palette.name().into()), ("colour", colour.into())];
    texts.with(|words| words.format("colour-name", &args))
}

/// A dot in the colour of a seat.
#[component]
pub fn ColourDot(#[prop(into)] colour: Signal<u8>) -> impl IntoView {
    view! { <i class="colour-dot" data-colour=move || colour.get().to_string() aria-hidden="true"></i> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players() -> Vec<SeatedPlayer> {
        let player = |(name, level, colour): (&str, u8, u8)| SeatedPlayer {
            name: name.to_owned(),
            kind: level.into(),
            colour: Some(colour),
        };
        [("Ann", 0, 3), ("Morgana", 2, 1), ("Ben", 0, 0)].into_iter().map(player).collect()
    }

    #[test]
    fn the_chosen_player_starts_and_all_keep_colour_and_handicap() {
        let choice = Choice { even_start: true, ..Choice::default() };
        let (players, options) = in_turn_order(players(), vec![2, 0, 1], 2, choice);
        let seats: Vec<_> =
            players.iter().map(|it| (it.name.as_str(), u8::from(it.kind), it.colour)).collect();
        assert_eq!(seats, [("Ben", 0, Some(0)), ("Ann", 0, Some(3)), ("Morgana", 2, Some(1))]);
        assert_eq!((options.players, options.handicaps.0), (3, [1, 2, 0, 0]));
        assert!(options.even_start && options.check().is_ok());
    }
}
