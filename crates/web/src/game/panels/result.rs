//! The end of a game: who won and by what, the points by source, the score over time, and what to do next.

use leptos::html::H2;
use leptos::prelude::*;
use witchstone_rules::{Player, View};
use witchstone_wire::{NewOccupant, Rematch, SeatChange, TableInfo};

use super::bar::name_of;
use super::score_chart::Chart;
use super::score_plot::Plot;
use super::scores::Scores;
use crate::game::{GameRef, Notice, Resigned, SavedGame, Session};
use crate::ui::{HttpError, KnownEditions, Route, Words, download, get, post, use_editions, use_texts};

/// What can be done with a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AfterGame {
    /// A stored game of this name.
    Local(String),
    /// A game of the table with that name on the server.
    Table(String),
}

impl AfterGame {
    /// A rematch, with the same deal or a new one; at a table of the server also the one that another player asked for.
    fn again(&self, same_deal: bool, editions: KnownEditions, session: Session) {
        match self {
            AfterGame::Local(name) => {
                let make = if same_deal { SavedGame::with_same_deal } else { SavedGame::rematch };
                begin(SavedGame::load(name).and_then(|game| make(&game, editions)));
            }
            AfterGame::Table(id) => {
                let path = format!("/api/tables/{id}/rematch");
                leptos::task::spawn_local(async move {
                    match post::<_, TableInfo>(&path, &Rematch { same_deal }).await {
                        Ok(table) => Route::Table(table.id).open(),
                        Err(error) => report(session, error),
                    }
                });
            }
        }
    }

    /// The review of the game, from its first move.
    fn review(&self) -> Route {
        let source = match self {
            AfterGame::Local(name) => GameRef::Local(name.clone()),
            AfterGame::Table(id) => GameRef::Table(id.clone()),
        };
        Route::Review(source.to_string(), None)
    }

    /// Hands the record to the browser as a file.
    fn download(&self) {
        match self {
            AfterGame::Local(name) => {
                if let Some(game) = SavedGame::load(name) {
                    download(&format!("witchstone-{name}.json"), &game.record);
                }
            }
            AfterGame::Table(id) => {
                window().location().set_href(&format!("/api/tables/{id}/record")).unwrap_or_default();
            }
        }
    }
}

/// The result of a finished game.
#[component]
pub fn Result(session: Session, after: AfterGame, on_close: Callback<()>) -> impl IntoView {
    let (texts, editions) = (use_texts(), use_editions());
    let said = move || {
        let resigned = session.resigned.get();
        session.live.with(|view| {
            session.names.with(|names| {
                texts.with(|words| match &resigned {
                    Some(ended) => left_alone(words, ended, names),
                    None => winner(words, view, names),
                })
            })
        })
    };
    // A screen reader reads the winner out.
    let heading = NodeRef::<H2>::new();
    Effect::new(move || {
        if let Some(heading) = heading.get() {
            heading.focus().unwrap_or_default();
        }
    });
    let offered = Memo::new(move |_| session.rematch.with(Option::is_some));
    let declined = RwSignal::new(false);
    let declines =
        Memo::new(move |_| offered.get() && !declined.get() && session.live.with(|view| view.seat.is_some()));
    let review = after.review().to_string();
    let (next, again, record) = (after.clone(), StoredValue::new(after.clone()), after);
    view! {
        <section class="result" aria-labelledby="result">
            <h2 id="result" tabindex="-1" node_ref=heading>{said}</h2>
            <div class="buttons">
                <button class="primary rematch" on:click=move |_| next.again(false, editions, session)>
                    {move || if offered.get() { texts.t("to-rematch")() } else { texts.t("rematch")() }}
                </button>
                <Show when=move || declines.get()>
                    <button class="decline" on:click=move |_| decline(session, declined)>
                        {texts.t("decline-rematch")}
                    </button>
                </Show>
                <a class="button review-link" href=review>{texts.t("review-game")}</a>
                // Who asked for the rematch has decided about its deal.
                <Show when=move || !offered.get()>
                    <button on:click=move |_| again.with_value(|after| after.again(true, editions, session))>
                        {texts.t("same-deal")}
                    </button>
                </Show>
                <button on:click=move |_| session.shown.set(Some(0))>{texts.t("watch-game")}</button>
                <button on:click=move |_| on_close.run(())>{texts.t("see-table")}</button>
                <button on:click=move |_| record.download()>{texts.t("download")}</button>
            </div>
            <div class="figures">
                <Chart session/>
                <Plot session/>
            </div>
            <details class="as-table" open><summary>{texts.t("as-a-table")}</summary><Scores session/></details>
        </section>
    }
}

fn begin(game: Option<SavedGame>) {
    if let Some(game) = game {
        game.store();
        Route::Local(game.name).open();
    }
}

/// Declines the rematch: the seat that is reserved there is free for others.
fn decline(session: Session, declined: RwSignal<bool>) {
    let Some(id) = session.rematch.get_untracked() else { return };
    leptos::task::spawn_local(async move {
        let done = match get::<TableInfo>(&format!("/api/tables/{id}")).await {
            Ok(table) => match table.reserved_seat {
                Some(seat) => {
                    let leave = SeatChange { occupant: Some(NewOccupant::Open), ..SeatChange::default() };
                    post::<_, TableInfo>(&format!("/api/tables/{id}/seats/{seat}"), &leave).await.map(drop)
                }
                None => Ok(()),
            },
            Err(error) => Err(error),
        };
        match done {
            Ok(()) => drop(declined.try_set(true)),
            Err(error) => report(session, error),
        }
    });
}

/// Says why a request failed.
fn report(session: Session, error: HttpError) {
    let notice = match error {
        HttpError::Refused(problem) => Notice::Server(problem.reason, problem.text),
        HttpError::Unreachable => Notice::Text("server-unreachable"),
    };
    session.notice.try_set(Some(notice));
}

/// Who won because others resigned.
fn left_alone(words: &Words, ended: &Resigned, names: &[String]) -> String {
    let list = |players: &[Player]| {
        words.list(&players.iter().map(|&player| name_of(names, player)).collect::<Vec<_>>())
    };
    let (winners, losers) = (list(&ended.winners), list(&ended.losers));
    let args =
        [("winners", ended.winners.len().into()), ("names", winners.into()), ("losers", losers.into())];
    words.format("won-by-resignation", &args)
}

/// Who won, and by what if the points alone do not decide (F8).
fn winner(words: &Words, view: &View, names: &[String]) -> String {
    let order = ranking(view);
    let Some(&(first, points, ..)) = order.first() else {
        return words.text("game-over");
    };
    let (name, points) = (("name", name_of(names, first).into()), ("points", points.into()));
    let Some(second) = order.get(1).filter(|second| second.1 == order[0].1) else {
        return words.format("won", &[name, points]);
    };
    let key = match (second.2 == order[0].2, second.3 == order[0].3) {
        (false, _) => "won-by-wand",
        (true, false) => "won-by-order",
        (true, true) => {
            let best: Vec<_> =
                order.iter().filter(|other| other.1 == order[0].1 && other.2 == order[0].2).collect();
            let shared: Vec<_> = best.iter().map(|other| name_of(names, other.0)).collect();
            return words.format("won-shared", &[("names", words.list(&shared).into()), points]);
        }
    };
    words.format(key, &[name, points, ("second", name_of(names, second.0).into())])
}

/// Each player's points, space on the Wand and order there, the best first.
fn ranking(view: &View) -> Vec<(Player, u16, u8, u8)> {
    let line = |player: Player| {
        let area = &view.table.areas[player];
        Some((player, view.score(player)?.total(), area.wand, area.wand_order))
    };
    let mut order: Vec<_> = view.table.players().filter_map(line).collect();
    order.sort_by_key(|&(_, points, wand, came)| (std::cmp::Reverse((points, wand)), came));
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, MoveList, Options, Seed, State};

    fn finished(seed: u64) -> State {
        let (edition, options) = (Edition::classic(), Options::new(3));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
        let mut state = State::new(edition, options, &deal).unwrap();
        while !state.is_over() {
            let mut moves = MoveList::new();
            state.legal(&mut moves);
            state.play(moves[seed as usize % moves.len()]).unwrap();
        }
        state
    }

    #[test]
    fn the_first_of_the_ranking_is_the_winner() {
        for state in (0..30).map(finished) {
            assert_eq!(ranking(&state.view(None))[0].0, state.winners()[0]);
        }
    }

    /// The heading of a game with a tie on points and these places on the Wand.
    fn tied(places: [(u8, u8); 2]) -> String {
        let mut view = finished(1).view(None);
        let [best, other] = [ranking(&view)[0].0, ranking(&view)[1].0];
        view.table.areas[other] = view.table.areas[best];
        view.scrolls[other] = view.scrolls[best];
        for (player, (space, came)) in [best, other].into_iter().zip(places) {
            (view.table.areas[player].wand, view.table.areas[player].wand_order) = (space, came);
        }
        let mut names = vec!["Cleo".to_owned(); 3];
        (names[best.index()], names[other.index()]) = ("Ada".into(), "Bea".into());
        winner(&crate::ui::words_of(witchstone_words::Language::default()), &view, &names)
    }

    #[test]
    fn what_decides_a_tie_is_said() {
        assert!(tied([(5, 0), (4, 0)]).ends_with("Bea has as many, but is behind on the Wand"));
        assert!(tied([(4, 0), (5, 0)]).ends_with("Ada has as many, but is behind on the Wand"));
        assert!(tied([(5, 1), (5, 0)]).ends_with("Ada has as many, but reached the same Wand space later"));
        let shared = tied([(0, 0), (0, 0)]);
        assert!(
            shared.contains("Ada") && shared.contains("Bea") && !shared.contains("has as many"),
            "{shared}"
        );
    }
}
