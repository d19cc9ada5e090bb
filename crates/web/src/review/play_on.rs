//! Playing on from a position against the computer: a new game on this device with the same deal and the moves so far.

use leptos::prelude::*;
use witchstone_ai::Level;

use super::board::ReviewBoard;
use crate::game::{PlayerKind, SavedGame, SeatedPlayer};
use crate::ui::{LevelSelect, Route, Select, use_settings, use_texts};

const SEATS: [&str; 4] = ["0", "1", "2", "3"];

/// The form: which seat one takes, and how strong the others play.
#[component]
pub fn PlayOn(board: ReviewBoard) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    // By default the seat of the current view, or the seat to move.
    let chosen = RwSignal::new(None::<usize>);
    let view = board.view();
    let seat = Memo::new(move |_| {
        let looked = board.seat.get().unwrap_or_else(|| view.with(|view| view.table.player));
        chosen.get().unwrap_or(looked.index())
    });
    let level = RwSignal::new(Level::Witch);
    let over = Memo::new(move |_| view.with(|view| view.table.is_over()));
    let begin = move |_| {
        let name = settings.with_untracked(|settings| settings.name.clone());
        let seats = seats(board.game().seats, seat.get_untracked(), &name, level.get_untracked());
        let game = SavedGame::continuing(seats, board.record_so_far(), board.edition());
        game.store();
        Route::Local(game.name).open();
    };
    let names =
        move || board.session.names.with(|names| SEATS.iter().copied().zip(names.iter().cloned()).collect());
    view! {
        <details class="play-on">
            <summary>{texts.t("review-play-on")}</summary>
            <p class="hint">{texts.t("review-play-on-help")}</p>
            <Select label=texts.t("review-play-as") choices=Signal::derive(names)
                chosen=Signal::derive(move || SEATS[seat.get()])
                on_choice=move |name: String| chosen.set(name.parse().ok())/>
            <LevelSelect level/>
            <button class="primary" disabled=move || over.get() on:click=begin>{texts.t("review-play-here")}</button>
            <Show when=move || over.get()><p class="hint">{texts.t("review-play-over")}</p></Show>
        </details>
    }
}

/// One person on a seat, computers of that level on all others.
fn seats(before: Vec<SeatedPlayer>, own: usize, name: &str, level: Level) -> Vec<SeatedPlayer> {
    let seat = |(at, seat): (usize, SeatedPlayer)| match at == own {
        true if name.is_empty() || seat.is_person() => SeatedPlayer { kind: PlayerKind::Person, ..seat },
        true => SeatedPlayer { name: name.to_owned(), kind: PlayerKind::Person, ..seat },
        false => SeatedPlayer { kind: PlayerKind::Bot(level), ..seat },
    };
    before.into_iter().enumerate().map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_and_computers_on_all_other_seats() {
        let circe = |name: &str, kind| SeatedPlayer { name: name.into(), kind, colour: Some(3) };
        let adept = PlayerKind::Bot(Level::Adept);
        let wizard = PlayerKind::Bot(Level::Wizard);
        let before = || vec![SeatedPlayer::person("Ann".into()), circe("Circe", adept)];
        let players = |own| seats(before(), own, "Me", Level::Wizard);
        assert_eq!(players(0), [SeatedPlayer::person("Ann".into()), circe("Circe", wizard)]);
        let ann = SeatedPlayer::bot("Ann".into(), Level::Wizard);
        assert_eq!(players(1), [ann, circe("Me", PlayerKind::Person)]);
    }
}
