//! Every kind of move, event, refusal, Scroll and name has a text in every language.

mod common;

use std::collections::BTreeSet;

use common::{demand, demand_sentence, every_language, middle_of_a_game};
use witchstone_rules::{
    BySeat, Cell, Chip, Clause, Connection, Counted, Degree, Edition, Event, FullMoon, Goal, Location, Lost,
    Missing, MoonAbility, Move, Options, OptionsError, Origin, Phase, Place, Player, Prophecy, Question,
    Refusal, RimCrystal, Scroll, ScrollKind, Shelf, Silver, Source, Spell, Standing, Symbol, Tile,
};

fn cell(q: i8, r: i8) -> Cell {
    Cell::at(q, r).expect("a cell of the Cauldron")
}

const PLAYER: Player = Player::new(1);

fn every_move() -> Vec<Move> {
    let (tile, a, b) = (Tile::from_index(3), cell(1, 0), cell(2, 0));
    let symbol = Symbol::Crystal;
    let mut moves = vec![
        Move::Lay { tile, first: a, second: b },
        Move::Discard(tile),
        Move::Energy { from: Location::tower(0), to: Location::WITCHSTONE },
        Move::Energy { from: Location::WITCHSTONE, to: Location::tower(0) },
        Move::Step(None),
        Move::Step(Some(tile)),
        Move::Crystal { from: a, to: b },
        Move::CrystalOut { from: a, exit: symbol },
        Move::PlaceSpecial { tile, cell: a },
        Move::Power { symbol, first: a, second: b },
        Move::Decline,
        Move::Remove(cell(0, 0)),
        Move::End,
    ];
    moves.extend(Location::all().map(Move::Tower));
    moves.extend((0..=9).map(Move::Wand));
    for yes in [false, true] {
        moves.extend([Move::Begin { moon: yes }, Move::LayWitch { big: yes }]);
        moves.extend((0..=7).map(|position| Move::Scroll { position, moon: yes }));
        moves.extend(Location::all().map(|to| Move::Witch { big: yes, to, moon: !yes }));
        for symbol in Symbol::ALL {
            let crystal = RimCrystal::new(symbol, yes);
            moves.extend([
                Move::Moon(symbol),
                Move::Start { symbol, moon: yes },
                Move::UseChip { symbol, actions: 1, moon: yes },
                Move::UseVial { symbol, actions: 2 },
                Move::UseWand { symbol, moon: yes },
                Move::UseSpecial { tile, symbol },
                Move::UseFree(symbol),
                Move::Shelve { crystal, shelf: Shelf::Symbol, moon: yes },
                Move::Shelve { crystal, shelf: Shelf::Collect, moon: false },
            ]);
            moves.extend(Chip::ALL.map(|chip| Move::Shelve { crystal, shelf: Shelf::Chip(chip), moon: yes }));
        }
    }
    moves.extend(Spell::ALL.map(Move::Spell));
    moves
}

/// A number for each kind of move: whoever adds a kind has to add it here and above.
fn kind_of_move(played: Move) -> u8 {
    match played {
        Move::Tower(_) => 0,
        Move::Moon(_) => 1,
        Move::Lay { .. } => 2,
        Move::Discard(_) => 3,
        Move::Start { .. } => 4,
        Move::Begin { .. } => 5,
        Move::Energy { .. } => 6,
        Move::LayWitch { .. } => 7,
        Move::Witch { .. } => 8,
        Move::Step(_) => 9,
        Move::Crystal { .. } => 10,
        Move::CrystalOut { .. } => 11,
        Move::Wand(_) => 12,
        Move::Scroll { .. } => 13,
        Move::Spell(_) => 14,
        Move::UseChip { .. } => 15,
        Move::UseVial { .. } => 16,
        Move::UseWand { .. } => 17,
        Move::UseSpecial { .. } => 18,
        Move::PlaceSpecial { .. } => 19,
        Move::UseFree(_) => 20,
        Move::Shelve { .. } => 21,
        Move::Power { .. } => 22,
        Move::Decline => 23,
        Move::Remove(_) => 24,
        Move::End => 25,
    }
}

#[test]
fn every_kind_of_move_has_a_sentence_and_help() {
    let state = middle_of_a_game();
    let kinds: BTreeSet<u8> = every_move().into_iter().map(kind_of_move).collect();
    assert_eq!(kinds.len(), 26);
    for words in &every_language() {
        let mut helps = BTreeSet::new();
        for played in every_move() {
            // Also moves that are not legal here: a sentence is asked for, not a judgement.
            demand_sentence(&words.describe_move(state.table(), played), words, &played);
            let help = words.help_on_move(played);
            demand_sentence(&help, words, &played);
            assert!(help.ends_with(")."), "{help} names no clause");
            helps.insert(help);
        }
        assert_eq!(helps.len(), kinds.len(), "{:?}", words.language());
    }
}

fn every_source() -> Vec<Source> {
    let mut sources: Vec<_> = (1..=3).map(Source::Connection).collect();
    sources.extend([Source::Witch, Source::Witchstone, Source::Chip, Source::EmptyOwls, Source::Removed]);
    sources.extend(Silver::ALL.map(Source::Silver));
    sources
}

fn every_lost() -> Vec<Lost> {
    let mut lost = vec![Lost::Free];
    for symbol in Symbol::ALL {
        lost.extend([
            Lost::Actions(symbol, 1),
            Lost::Chip(symbol, 2),
            Lost::Vial(symbol, 2),
            Lost::Wand(symbol, 3),
        ]);
    }
    lost
}

fn every_event() -> Vec<Event> {
    let (player, tile, symbol) = (PLAYER, Tile::from_index(7), Symbol::Witch);
    let scroll = Scroll::new(ScrollKind::Power);
    let mut events = vec![
        Event::TurnBegan { player, turn: 3 },
        Event::BatchGrew { player, symbol, actions: 2 },
        Event::Completed { player, connection: Connection::from_index(4) },
        Event::Stood { player, at: Location::WITCHSTONE, price: 1 },
        Event::Stood { player, at: Location::tower(3), price: 2 },
        Event::Entered { player, space: 5 },
        Event::OwlTaken { player, value: 7 },
        Event::SpecialTaken { player, tile, space: 1 },
        Event::SpecialRevealed { tile, space: 1 },
        Event::SpecialAside { player, tile },
        Event::ScrollTaken { player, scroll, position: 2 },
        Event::ScrollRevealed { scroll },
        Event::PowerLaid { player, symbol },
        Event::Collected { player },
        Event::MoonKept { player, card: symbol },
        Event::MoonUsed { player },
        Event::MoonsDrawn { player, cards: None },
        Event::MoonsDrawn { player, cards: Some(0b1001) },
        Event::TileDrawn { player, tile: None },
        Event::TileDrawn { player, tile: Some(tile) },
        Event::GameEnded,
    ];
    events.extend(every_move().into_iter().map(|played| Event::Moved { player, played }));
    for source in every_source() {
        events.extend([-2, 0, 1, 5].map(|points| Event::Points { player, points, source }));
    }
    let origins = [Origin::Tile, Origin::Chip, Origin::Vial, Origin::Wand, Origin::Special, Origin::Free];
    events.extend(origins.map(|origin| Event::BatchBegan { player, symbol, actions: 1, origin }));
    events.extend(Chip::ALL.map(|chip| Event::ChipTaken { player, chip, from: None }));
    events.extend(Location::all().map(|at| Event::ChipTaken { player, chip: Chip::Points, from: Some(at) }));
    for yes in [false, true] {
        let crystal = RimCrystal::new(symbol, yes);
        events.extend([
            Event::Shelved { player, crystal, bottom: yes },
            Event::Shelved { player, crystal, bottom: !yes },
            Event::CrystalAside { player, black: yes },
            Event::WandMoved { player, from: 1, to: 4, first: yes },
        ]);
    }
    events.extend(Spell::ALL.map(|spell| Event::SpellUsed { player, spell }));
    events.extend(every_lost().into_iter().map(|lost| Event::Lost { player, lost }));
    events
}

/// A number for each kind of event: whoever adds a kind has to add it here and above.
fn kind_of_event(event: Event) -> u8 {
    match event {
        Event::Moved { .. } => 0,
        Event::TurnBegan { .. } => 1,
        Event::Points { .. } => 2,
        Event::BatchBegan { .. } => 3,
        Event::BatchGrew { .. } => 4,
        Event::ChipTaken { .. } => 5,
        Event::Completed { .. } => 6,
        Event::Stood { .. } => 7,
        Event::Entered { .. } => 8,
        Event::OwlTaken { .. } => 9,
        Event::SpecialTaken { .. } => 10,
        Event::SpecialRevealed { .. } => 11,
        Event::SpecialAside { .. } => 12,
        Event::Shelved { .. } => 13,
        Event::CrystalAside { .. } => 14,
        Event::WandMoved { .. } => 15,
        Event::ScrollTaken { .. } => 16,
        Event::ScrollRevealed { .. } => 17,
        Event::SpellUsed { .. } => 18,
        Event::PowerLaid { .. } => 19,
        Event::Collected { .. } => 20,
        Event::MoonKept { .. } => 21,
        Event::MoonUsed { .. } => 22,
        Event::MoonsDrawn { .. } => 23,
        Event::TileDrawn { .. } => 24,
        Event::Lost { .. } => 25,
        Event::GameEnded => 26,
    }
}

#[test]
fn every_kind_of_event_has_a_sentence() {
    let state = middle_of_a_game();
    let kinds: BTreeSet<u8> = every_event().into_iter().map(kind_of_event).collect();
    assert_eq!(kinds.len(), 27);
    for words in &every_language() {
        for event in every_event() {
            match words.describe_event(state.table(), event, &[]) {
                Some(text) => demand_sentence(&text, words, &event),
                None => assert!(matches!(event, Event::Moved { .. }), "{event:?} has no sentence"),
            }
        }
    }
}

fn every_refusal() -> Vec<Refusal> {
    let (tile, symbol, a, b) = (Tile::from_index(2), Symbol::Wand, cell(0, 1), cell(1, 1));
    let (from, to, by) = (Location::tower(1), Location::WITCHSTONE, PLAYER);
    let mut refusals = vec![
        Refusal::GameOver,
        Refusal::NoQuestion,
        Refusal::CannotDecline,
        Refusal::NothingToEnd,
        Refusal::TowerTaken { tower: from, by },
        Refusal::CardNotOffered { card: symbol },
        Refusal::TileNotHeld { tile },
        Refusal::OffTheCauldron { cell: a },
        Refusal::CellTaken { cell: a },
        Refusal::NotNeighbours { first: a, second: b },
        Refusal::StillRoom,
        Refusal::NoRoom,
        Refusal::NotOnTile { symbol },
        Refusal::OtherBatch { needed: symbol, open: None },
        Refusal::OtherBatch { needed: symbol, open: Some(Symbol::Scroll) },
        Refusal::NoEnergy,
        Refusal::NoSuchConnection { from, to },
        Refusal::BegunFirst { from, to },
        Refusal::ConnectionTaken { from, to, by },
        Refusal::NotJoined { from, to },
        Refusal::EndOfWand,
        Refusal::BeyondTheWand { spaces: 3, room: 1 },
        Refusal::BeyondTheWand { spaces: 3, room: 2 },
        Refusal::NoCrystal { cell: a },
        Refusal::NoScroll { position: 4 },
        Refusal::NotPending,
        Refusal::TooDeep,
        Refusal::NotOnSpecial { tile, symbol },
        Refusal::ShelfFull { symbol },
        Refusal::BottomFull,
        Refusal::NoCollecting,
        Refusal::PowerTileGone { symbol },
        Refusal::CellsOutOfOrder { first: b, second: a },
        Refusal::NotInTurn,
        Refusal::TooPoor { price: 1, score: 0 },
        Refusal::TooPoor { price: 3, score: 1 },
        Refusal::NoMoonCard,
        Refusal::MoonUsed,
        Refusal::MoonOfNoUse,
    ];
    refusals.extend(PHASES.map(Refusal::OtherDecision));
    refusals.extend(QUESTIONS.map(Refusal::OpenQuestion));
    refusals.extend(Symbol::ALL.map(|symbol| Refusal::NoMovement { symbol }));
    refusals.extend([0, 1, 2].map(|left| Refusal::TooFewActions {
        needed: left + 1,
        left,
        clause: Clause::W3,
    }));
    refusals.extend(Chip::ALL.map(|chip| Refusal::ChipGone { chip }));
    for location in Location::all() {
        refusals.extend([
            Refusal::NotATower { location },
            Refusal::WitchThere { location },
            Refusal::NoWayThere { location },
        ]);
    }
    for yes in [false, true] {
        refusals.extend([
            Refusal::NoWitchInSupply { big: yes },
            Refusal::NoWitchLying { big: yes },
            Refusal::NotOnRim { exit: symbol, black: yes },
        ]);
    }
    for spell in Spell::ALL {
        refusals.extend([
            Refusal::SpellNotHeld { spell },
            Refusal::SpellNotSuited { spell, open: None },
            Refusal::SpellOfNoUse { spell },
        ]);
    }
    refusals
}

const PHASES: [Phase; 8] = [
    Phase::Towers,
    Phase::TowerBonus,
    Phase::Moons,
    Phase::TurnStart,
    Phase::Order,
    Phase::Begin,
    Phase::Acting,
    Phase::Over,
];

const QUESTIONS: [Question; 5] =
    [Question::Owl, Question::Silver, Question::Witchstone, Question::PowerScroll, Question::Vial];

/// Only [`Refusal::MoonOfNoUse`] may speak of a card that changes nothing: a kind that is forgotten would fall to it.
#[test]
fn every_kind_of_refusal_has_a_sentence_of_its_own() {
    for words in &every_language() {
        let last = words.refusal(&Refusal::MoonOfNoUse);
        for refusal in every_refusal() {
            let text = words.refusal(&refusal);
            demand_sentence(&text, words, &refusal);
            assert!(text.ends_with(&format!("({}).", refusal.clause())), "{text} names no clause");
            assert_eq!(text == last, refusal == Refusal::MoonOfNoUse, "{refusal:?}: {text}");
        }
    }
}

/// The rules' own sentences name every kind once: as many kinds are worded there as here.
#[test]
fn no_kind_of_refusal_is_forgotten() {
    let name = |refusal: &Refusal| {
        let text = format!("{refusal:?}");
        text.split(['(', ' ']).next().map(str::to_owned).expect("a name")
    };
    let known: BTreeSet<String> = every_refusal().iter().map(name).collect();
    let source = include_str!("../../rules/src/refusal.rs");
    let body = source.split("pub enum Refusal {").nth(1).and_then(|rest| rest.split("\n}").next());
    let kinds = body.expect("the kinds of refusals").lines().map(str::trim);
    let kinds = kinds.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    let kinds: BTreeSet<String> =
        kinds.filter_map(|line| line.split(['(', ' ', ',']).next().map(str::to_owned)).collect();
    assert_eq!(known, kinds);
}

#[test]
fn every_wrong_option_has_a_sentence() {
    let errors = [
        OptionsError::Players(5),
        OptionsError::Handicap(4),
        OptionsError::EmptySeat(3),
        OptionsError::BigWitchAlone,
    ];
    for words in &every_language() {
        for error in &errors {
            demand_sentence(&words.options_error(error), words, error);
        }
    }
}

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
    prophecies.extend(Place::ALL[2..].iter().map(|&place| Prophecy::Connected([Goal::Place(place); 3])));
    prophecies
}

#[test]
fn every_prophecy_tells_what_is_missing() {
    let missing = [Missing::Nothing, Missing::More { have: 1, need: 2 }, Missing::More { have: 1, need: 4 }];
    let goals = [Goal::ForeignTower, Goal::Place(Place::Forest), Goal::Place(Place::Castle)];
    let missing = missing.into_iter().chain(goals.map(Missing::Goal));
    let missing: Vec<_> = missing.chain([0, 2].map(|have| Missing::Rank { have })).collect();
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
    let mut area = state.table().areas[PLAYER];
    let mut sizes = Vec::new();
    area.cauldron.symbols[Symbol::Energy] = witchstone_rules::Cells::NONE;
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
        all_different(language, Location::all().map(|thing| words.name(thing)));
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
        for card in Symbol::ALL {
            demand_sentence(&words.moon_card_text(edition, card), words, &card);
        }
        for cell in edition.cauldron.cells.iter() {
            demand(&words.whereabouts(cell), words, &cell);
            assert_eq!(words.name(cell), cell.to_string());
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
