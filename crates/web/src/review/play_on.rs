//! Playing on from a position against the computer: a new game on this device with the same deal and the moves so far.

use leptos::prelude::*;

use super::board::ReviewBoard;
use crate::game::{LEVELS, SavedGame, Seat};
use crate::ui::{Route, Select, use_settings, use_texts};

const SEATS: [&str; 4] = ["0", "1", "2", "3"];

/// The form: which seat one takes, and how strong the others play.
#[component]
pub fn PlayOn(board: ReviewBoard) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    // Until somebody chooses, one takes the seat that is looked from, or that of the one to move.
    let chosen = RwSignal::new(None::<usize>);
    let view = board.view();
    let seat = Memo::new(move |_| {
        let looked = board.seat.get().unwrap_or_else(|| view.with(|view| view.table.player));
        chosen.get().unwrap_or(looked.index())
    });
    let level = RwSignal::new(3_u8);
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
            <Select
                label=texts.t("level")
                choices=Signal::derive(move || LEVELS.map(|(number, key)| (number, texts.t(key)())).to_vec())
                chosen=Signal::derive(move || LEVELS[usize::from(level.get()) - 1].0)
                on_choice=move |number: String| level.set(number.parse().unwrap_or(3))
            />
            <button class="primary" disabled=move || over.get() on:click=begin>{texts.t("review-play-here")}</button>
            <Show when=move || over.get()><p class="hint">{texts.t("review-play-over")}</p></Show>
        </details>
    }
}

/// One person on a seat, computers of that level on all others.
fn seats(before: Vec<Seat>, own: usize, name: &str, level: u8) -> Vec<Seat> {
    let seat = |(at, seat): (usize, Seat)| match at == own {
        true if name.is_empty() || seat.is_person() => Seat { level: 0, ..seat },
        true => Seat { name: name.to_owned(), level: 0 },
        false => Seat { level, ..seat },
    };
    before.into_iter().enumerate().map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_and_computers_on_all_other_seats() {
        let before = || vec![Seat { name: "Ann".into(), level: 0 }, Seat { name: "Circe".into(), level: 2 }];
        let told = |own| {
            seats(before(), own, "Me", 4)
                .iter()
                .map(|seat| (seat.name.clone(), seat.level))
                .collect::<Vec<_>>()
        };
        assert_eq!(told(0), [("Ann".into(), 0), ("Circe".into(), 4)]);
        assert_eq!(told(1), [("Ann".into(), 4), ("Me".into(), 0)]);
    }
}
