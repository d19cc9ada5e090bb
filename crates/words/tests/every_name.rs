//! Every Scroll, name, option and row of a score sheet has a text in every language.

mod common;

use std::collections::BTreeSet;

use common::{cell, demand, demand_sentence, every_language, every_source, middle_of_a_game};
use witchstone_rules::{
    BySeat, Cells, Chip, Connection, Counted, Degree, Edition, FullMoon, Goal, Missing, MoonAbility, Options,
    Place, Player, Prophecy, Scroll, Silver, Spell, Standing, Symbol, Tile,
};

#[test]
fn every_scroll_has_a_title_and_a_text_of_its_own() {
    let edition = Edition::classic();
    for words in &every_language() {
        let (mut titles, mut texts) = (BTreeSet::new(), BTreeSet::new());
        let scrolls: BTreeSet<Scroll> = edition.scrolls.deck(true).collect();
        for &scroll in &scrolls {
            let (title, text) = (words.scroll(edition, scroll), words.scroll_text(edition, scroll));
            demand(&title, words, &scroll);
            demand_sentence(&text, words, &scroll);
            titles.insert(title);
            texts.insert(text);
        }
        assert_eq!(titles.len(), scrolls.len(), "{:?}", words.language());
        // The six double spells share their text.
        assert_eq!(texts.len(), scrolls.len() - 5, "{:?}", words.language());
    }
}

fn every_prophecy() -> Vec<Prophecy> {
    let mut prophecies = Edition::classic().scrolls.prophecies.clone();
    prophecies.extend(Counted::ALL.map(|counted| Prophecy::Count(counted, [1, 2, 3])));
    prophecies.extend(Goal::ALL.map(|goal| Prophecy::Connected([goal; 3])));
    prophecies.push(Prophecy::Witches([Goal::OwnTower, Goal::Witchstone, Goal::ForeignTower]));
    prophecies
}

#[test]
fn every_prophecy_tells_what_is_missing() {
    let missing = [Missing::Nothing, Missing::More { have: 1, need: 2 }, Missing::More { have: 1, need: 4 }];
    let missing = missing.into_iter().chain(Goal::ALL.map(Missing::Goal));
    let missing: Vec<_> =
        missing.chain([0, 2].map(|have| Missing::Rank { have })).chain([Missing::NoBonusSpace]).collect();
    for words in &every_language() {
        for prophecy in every_prophecy() {
            for &missing in &missing {
                for degree in Degree::ALL {
                    let text = words.missing(prophecy, &Standing { degree, missing });
                    demand(&text, words, &(prophecy, missing));
                }
            }
        }
    }
}

/// F3: the sizes in the text are those of the rules.
#[test]
fn f3_the_text_of_a_cluster_has_the_sizes_of_the_rules() {
    let state = middle_of_a_game();
    let prophecy = Prophecy::Cluster(Symbol::Energy);
    let mut area = state.table().areas[Player::new(1)];
    let mut sizes = Vec::new();
    area.cauldron.symbols[Symbol::Energy] = Cells::NONE;
    for q in -3..=3 {
        if let Missing::More { need, .. } = prophecy.standing(&state.table().edition, &area).missing {
            sizes.push(need.to_string());
        }
        area.cauldron.symbols[Symbol::Energy].insert(cell(q, 0));
    }
    sizes.dedup();
    let text = every_language()[0].prophecy_text(prophecy);
    assert!(text.contains(&sizes.join(" / ")), "{text} but {sizes:?}");
}

/// Demands that things of one kind have different names.
fn all_different<T>(language: &str, names: impl Iterator<Item = T>)
where
    T: Into<String>,
{
    let names: Vec<String> = names.map(Into::into).collect();
    let different: BTreeSet<&String> = names.iter().collect();
    assert_eq!(different.len(), names.len(), "{language}: {names:?}");
}

#[test]
fn things_of_one_kind_have_different_names() {
    for words in &every_language() {
        let language = words.language().code();
        all_different(language, Symbol::ALL.into_iter().map(|thing| words.name(thing)));
        all_different(language, Chip::ALL.into_iter().map(|thing| words.name(thing)));
        all_different(language, Tile::all().map(|thing| words.name(thing)));
        all_different(language, Spell::ALL.into_iter().map(|thing| words.name(thing)));
        all_different(language, Place::ALL.into_iter().map(|thing| words.name(thing)));
        all_different(language, Silver::ALL.into_iter().map(|thing| words.name(thing)));
        all_different(language, MoonAbility::ALL.into_iter().map(|thing| words.name(thing)));
        all_different(language, Degree::ALL.into_iter().map(|thing| words.name(thing)));
        all_different(language, FullMoon::ALL.into_iter().map(|thing| words.name(thing)));
        all_different(language, Symbol::ALL.into_iter().map(|card| words.moon_card(card)));
        all_different(language, every_source().into_iter().map(|source| words.source(source)));
        all_different(language, (0..4).map(|level| words.handicap(level)));
        let edition = Edition::classic();
        let connections = (0..edition.ball.connections.len()).map(Connection::from_index);
        all_different(language, connections.map(|connection| words.connection(edition, connection)));
    }
}

#[test]
fn names_options_and_sheets_have_no_flaw() {
    let (state, edition) = (middle_of_a_game(), Edition::classic());
    let options = Options { handicaps: BySeat([0, 1, 2, 3]), ..common::with_everything(4) };
    for words in &every_language() {
        for text in words.options(&options).into_iter().chain(words.options(&Options::new(2))) {
            demand(&text.name, words, &"option");
            demand(&text.value, words, &"option");
            demand_sentence(&text.explanation, words, &text.name);
        }
        for level in 0..4 {
            demand_sentence(&words.handicap_text(level), words, &level);
        }
        for full_moon in FullMoon::ALL {
            demand_sentence(&words.full_moon_text(full_moon), words, &full_moon);
        }
        // Forms show these sentences as labels, in which a clause could not be a link.
        let texts = words.options(&options).into_iter().map(|text| text.explanation);
        let levels = (0..4).map(|level| words.handicap_text(level));
        let moons = FullMoon::ALL.map(|full_moon| words.full_moon_text(full_moon));
        for text in texts.chain(levels).chain(moons) {
            assert!(!text.contains('('), "{text} names a clause");
        }
        for card in Symbol::ALL {
            demand_sentence(&words.moon_card_text(edition, card), words, &card);
        }
        for cell in edition.cauldron.cells.iter() {
            demand(&words.cell(cell), words, &cell);
        }
        for player in state.table().players() {
            let sheet = state.score_sheet(player);
            let rows = words.score_sheet(&sheet);
            let (total, parts) = rows.split_last().expect("a total");
            assert_eq!(parts.iter().map(|(_, points)| points).sum::<i32>(), total.1);
            assert_eq!(total.1, i32::from(sheet.score.total()));
            let prophecies = words.prophecy_rows(edition, &sheet);
            let from_prophecies = prophecies.iter().map(|(_, points)| points).sum::<i32>();
            assert_eq!(from_prophecies, i32::from(sheet.score.prophecies));
            for (label, _) in rows.iter().chain(&prophecies) {
                demand(label, words, &"row");
            }
        }
    }
}
