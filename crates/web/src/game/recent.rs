//! What happened last, read from the moves: for the marks, journeys and lines of the table.

use leptos::prelude::*;
use witchstone_rules::View;

use super::panels::name_of;
use super::turns::{Turn, gains, summary, turns};
use super::{Ply, Session};
use crate::table::{HitTarget, Recent};
use crate::ui::{Words, use_texts};

/// What happened last before the moment that is shown.
pub fn recent(session: Session) -> Signal<Recent> {
    let texts = use_texts();
    Memo::new(move |_| {
        let shown = session.shown.get();
        session.plies.with(|plies| {
            let end = shown.unwrap_or(plies.len()).min(plies.len());
            let then = plies.get(end).filter(|ply| ply.seen).map(|ply| ply.before);
            let view = then.unwrap_or_else(|| session.live.get());
            session.names.with(|names| texts.with(|words| recent_of(words, &plies[..end], &view, names)))
        })
    })
    .into()
}

fn recent_of(words: &Words, plies: &[Ply], view: &View, names: &[String]) -> Recent {
    let turns = turns(plies, view.table.player);
    // One's own moves of a turn that is being played leave the marks of the turn before.
    let marked = turns.iter().rfind(|turn| turn.is_over || view.seat != Some(turn.player));
    let things = |turn: &Turn| {
        let events = plies[turn.first..turn.end()].iter().flat_map(|ply| &ply.events);
        events.flat_map(|event| HitTarget::of_event(view, *event)).collect::<Vec<_>>()
    };
    let line = |turn: &Turn| {
        let name = name_of(names, turn.player);
        (turn.player, summary(words, &name, &gains(plies, *turn, view)))
    };
    let rivals = usize::from(view.table.options.players) - 1;
    let running = |turn: &&Turn| !turn.is_over;
    let others = turns.iter().rev().skip_while(running).take_while(|turn| view.seat != Some(turn.player));
    let mut summaries: Vec<_> = others.take(rivals).map(line).collect();
    summaries.reverse();
    Recent {
        player: marked.map(|turn| turn.player),
        marked: marked.map(things).unwrap_or_default(),
        moves: plies.len(),
        events: plies.last().map(|ply| ply.events.clone()).unwrap_or_default(),
        turn_is_over: turns.last().is_some_and(|turn| turn.is_over),
        summaries,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::words_of;
    use witchstone_rules::{Deal, Edition, Event, Game, Move, Options, Player, Seed};
    use witchstone_words::Language;

    /// A random game of three after this many moves.
    fn game(moves: usize) -> Game {
        let (edition, options) = (Edition::classic(), Options::new(3));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(4));
        let mut game = Game::new(edition, options, deal).unwrap();
        for number in 0..moves {
            let legal = game.legal_moves();
            assert!(!legal.is_empty(), "over after {number} moves");
            game.play(legal[number * 5 % legal.len()]).unwrap();
        }
        game
    }

    fn seen(game: &Game, seat: Player) -> Recent {
        let names = ["Ada", "Bea", "Cleo"].map(str::to_owned);
        let view = game.state().view(Some(seat));
        recent_of(&words_of(Language::English), &Ply::all(game, Some(seat)), &view, &names)
    }

    #[test]
    fn what_a_turn_brought_is_the_difference_of_the_projected_scores() {
        let mut compared = 0;
        for moves in (26..110).step_by(7) {
            let game = game(moves);
            let seat = game.state().player();
            let (plies, live) = (Ply::all(&game, Some(seat)), game.state().view(Some(seat)));
            for turn in turns(&plies, seat) {
                let total = |at: usize| {
                    let view = plies.get(at).map_or(live, |ply| ply.before);
                    i32::from(view.score(turn.player).unwrap().total())
                };
                let brought: i32 = gains(&plies, turn, &live).iter().map(|(_, points)| points).sum();
                assert_eq!(brought, total(turn.end()) - total(turn.first), "{turn:?}");
                compared += 1;
            }
        }
        assert!(compared > 50, "{compared}");
    }

    #[test]
    fn secret_scrolls_leave_what_was_scored_in_the_open() {
        let game = game(110);
        let seat = game.state().player();
        let (mut plies, live) = (Ply::all(&game, Some(seat)), game.state().view(Some(seat)));
        plies.iter_mut().for_each(|ply| ply.seen = false);
        let all = turns(&plies, seat);
        let open = all.iter().flat_map(|turn| gains(&plies, *turn, &live));
        let open: i32 = open.filter(|(key, _)| *key != "sum-owls").map(|(_, points)| points).sum();
        let last = all.last().unwrap();
        assert!(last.end() == plies.len());
        let track: i32 = plies
            .iter()
            .flat_map(|ply| &ply.events)
            .map(|event| if let Event::Points { points, .. } = event { i32::from(*points) } else { 0 })
            .sum();
        assert_eq!(open, track);
    }

    #[test]
    fn the_last_turn_stays_marked_during_ones_own_and_rivals_have_a_line_each() {
        // The beginning of a turn, and some moves of it.
        let begins = |moves: usize| {
            let plies = Ply::all(&game(moves), None);
            let last = plies.last().unwrap();
            last.events.iter().any(|event| matches!(event, Event::TurnBegan { turn: 3, .. }))
        };
        let begin = (20..110).find(|moves| begins(*moves)).expect("a third round");
        let me = game(begin).state().player();
        let before = seen(&game(begin), me);
        let previous = Player::new((me.index() + 2) % 3);
        assert_eq!(before.player, Some(previous));
        assert!(!before.marked.is_empty() && before.turn_is_over);
        let (who, lines): (Vec<_>, Vec<_>) = before.summaries.iter().cloned().unzip();
        assert_eq!(who.len(), 2);
        assert!(!who.contains(&me), "{who:?}");
        assert!(lines.iter().all(|line| line.contains(": ")), "{lines:?}");
        let during = seen(&game(begin + 2), me);
        assert_eq!((during.player, &during.marked), (before.player, &before.marked));
        // The next player sees these moves marked instead.
        let other = seen(&game(begin + 2), previous);
        assert_eq!(other.player, Some(me));
        assert_ne!(other.marked, before.marked);
    }

    #[test]
    fn turns_have_one_player_each_and_cover_all_moves() {
        let game = game(110);
        let plies = Ply::all(&game, None);
        let turns = turns(&plies, game.state().player());
        assert_eq!(turns.iter().map(|turn| turn.moves).sum::<usize>(), plies.len());
        for turn in &turns {
            let own = &plies[turn.first..turn.end()];
            assert!(own.iter().all(|ply| ply.player == turn.player), "{turn:?}");
            let laid = |ply: &Ply| {
                ply.events.iter().any(|event| matches!(event, Event::Moved { played: Move::Lay { .. }, .. }))
            };
            assert!(own.iter().filter(|ply| laid(ply)).count() <= 1, "{turn:?}");
        }
    }
}
