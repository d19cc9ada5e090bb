//! Reasons turns are good, and hints: whole sentences in every language for every kind of reason.

mod common;

use common::{demand, demand_sentence, every_language};
use witchstone_ai::eval::PointSource;
use witchstone_ai::{Achievement, Analyst, Bot, Budget, Field, Gain, Gains, Hint, Level, Reasons, Theme};
use witchstone_rules::{Connection, Degree, Edition, Move, Player};
use witchstone_words::{Language, Words};

fn every_deed() -> Vec<Achievement> {
    let degrees = [Degree::Minor, Degree::Major, Degree::Perfect];
    let mut achievements: Vec<Achievement> =
        degrees.map(|degree| Achievement::Fulfils { prophecy: 3, degree }).to_vec();
    achievements.extend([1, 2, 3, 4].map(|place| Achievement::Reaches { place }));
    achievements.extend([1, 3].map(|bonuses| Achievement::Chains { bonuses }));
    achievements.extend([1.0, 2.4].map(|points| Achievement::Denies { player: Player::new(1), points }));
    achievements.push(Achievement::Completes(Connection::from_index(0)));
    achievements
}

#[test]
fn every_reason_is_a_sentence_in_every_language() {
    let edition = Edition::classic();
    for words in every_language() {
        demand_sentence(&words.reasons(edition, &Reasons::default(), &[]), &words, &"nothing");
        for achievement in every_deed() {
            let why = Reasons { achievements: vec![achievement], ..Reasons::default() };
            demand_sentence(&words.reasons(edition, &why, &[]), &words, &achievement);
            for tile in [None, Some(witchstone_rules::Tile::from_index(0))] {
                let hint = Hint {
                    field: Field::Ball,
                    theme: Theme::Achievement(achievement),
                    tile,
                    moves: vec![Move::Wand(3), Move::End],
                    known: 2,
                };
                let steps = words.hint_steps(edition, &hint, &[]);
                steps.iter().for_each(|step| demand_sentence(step, &words, &hint));
                assert!(steps[2].contains("wand 3; end"), "{steps:?}");
            }
        }
        for source in PointSource::ALL {
            demand(&words.name(source), &words, &source);
            for points in [1.0, 7.0] {
                let gains = Gains { total: points, sources: vec![Gain { source, points }] };
                let why = Reasons { now: gains.clone(), later: gains, achievements: vec![] };
                demand_sentence(&words.reasons(edition, &why, &[]), &words, &why);
            }
        }
        for field in Field::ALL {
            let hint = Hint { field, theme: Theme::Best, tile: None, moves: vec![Move::End], known: 1 };
            words
                .hint_steps(edition, &hint, &[])
                .iter()
                .for_each(|step| demand_sentence(step, &words, &hint));
        }
    }
}

#[test]
fn numbers_and_names_agree() {
    let why = Reasons {
        achievements: vec![
            Achievement::Completes(Connection::from_index(0)),
            Achievement::Completes(Connection::from_index(1)),
            Achievement::Denies { player: Player::new(1), points: 2.6 },
        ],
        now: Gains { total: 1.0, sources: vec![Gain { source: PointSource::Connections, points: 1.0 }] },
        later: Gains::default(),
    };
    let edition = Edition::classic();
    let words = Words::new(Language::English);
    let names = ["Ben".to_owned(), "Anna".to_owned()];
    let connections = [0, 1].map(|at| words.connection(edition, Connection::from_index(at)));
    let expected = format!(
        "This turn brings 1 point at once, from connections, completes the connections {} and {} and costs Anna about \
         3 points.",
        connections[0], connections[1]
    );
    assert_eq!(words.reasons(edition, &why, &names), expected);
    assert!(
        Words::new(Language::German).reasons(edition, &why, &names).contains("1 Punkt, durch Verbindungen")
    );
}

/// Real advice has a text in every language.
#[test]
fn real_advice_has_a_text() {
    let edition = Edition::classic();
    let mut state = common::start(common::with_everything(3), 4);
    let (mut bot, mut analyst) = (Bot::new(Level::Witch, 1), Analyst::new(Level::Witch, 1));
    let mut count = 0;
    while !state.is_over() {
        let view = state.view(Some(state.player()));
        if state.table().stack.depth() == 0 {
            let analysis = analyst.analyse(&view, 2, 1, Budget::Nodes(u64::MAX));
            for words in every_language() {
                for advice in &analysis.advice {
                    demand_sentence(&words.reasons(edition, &advice.reasons, &[]), &words, &advice.reasons);
                    let hint = Hint::new(&view, advice);
                    words
                        .hint_steps(edition, &hint, &[])
                        .iter()
                        .for_each(|s| demand_sentence(s, &words, &hint));
                    count += 1;
                }
            }
        }
        state.apply_unchecked(bot.choose(&view).expect("it is this seat's decision"), &mut ());
    }
    assert!(count > 200, "{count}");
}
