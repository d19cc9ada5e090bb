//! A player's area: the Cauldron, and beside it all that the player has.

use witchstone_rules::{Area, BigWitch, Connections, Location, Player, Table};

use super::block::{Block, WIDTH};
use super::glyphs::letters;
use super::rack::{chips, or_dash, symbol_letters};
use super::{Scene, cauldron, ruled, scrolls};
use crate::voice::Voice;

/// The Cauldron at the left, facts at the right.
pub fn area(scene: &Scene, player: Player, voice: &Voice) -> Block {
    const GAP: usize = 2;
    let table = &scene.table;
    let area = &table.areas[player];
    let drawing = cauldron::cauldron(&area.cauldron, &table.edition.cauldron, voice.glyphs);
    let width = WIDTH - drawing.width() - GAP;
    let mut facts = Block::default();
    for fact in self::facts(scene, player, voice) {
        facts.paragraph(&fact, width);
    }
    let mut block = Block::default();
    block.line(ruled(&title(scene, player, voice), voice));
    block.below(drawing.beside(facts, GAP));
    block
}

/// `Player 2: 31 points; 57 if the game ended now`.
pub fn title(scene: &Scene, player: Player, voice: &Voice) -> String {
    let name = voice.player(player);
    let points = scene.table.areas[player].score;
    match scene.score(player) {
        Some(score) => voice.say(
            "cli-area",
            &[("player", name.into()), ("points", points.into()), ("total", score.total().into())],
        ),
        None => voice.say("points-of", &[("name", name.into()), ("points", points.into())]),
    }
}

/// What a player has, a sentence for each part.
pub fn facts(scene: &Scene, player: Player, voice: &Voice) -> Vec<String> {
    let table = &scene.table;
    let area = &table.areas[player];
    let mut facts = vec![supply(area, voice), in_the_ball(table, area, voice)];
    facts.extend(begun(table, area, voice));
    facts.extend(big_witch(area, voice));
    facts.push(crystals(area, voice));
    facts.push(tiles(scene, player, voice));
    facts.push(own_scrolls(scene, player, voice));
    facts.push(won(table, area, voice));
    if table.options.ingredients {
        facts.push(voice.say("cli-area-power", &[("tiles", symbol_letters(area.power_tiles).into())]));
    }
    facts.extend(moon(area, voice));
    facts
}

fn supply(area: &Area, voice: &Voice) -> String {
    let args =
        [("energy", area.energy.into()), ("witches", area.witches.into()), ("tiles", area.supply.into())];
    voice.say("cli-area-supply", &args)
}

fn in_the_ball(table: &Table, area: &Area, voice: &Voice) -> String {
    let tower = or_dash(area.tower.as_ref().map(Location::to_string).unwrap_or_default());
    let args = [
        ("tower", tower.into()),
        ("standing", area.standing.len().into()),
        ("lying", area.lying_witches().into()),
        ("connections", Connections::len(area.completed).into()),
    ];
    let ball = voice.say("cli-area-ball", &args);
    let bonus =
        usize::from(area.rank).checked_sub(1).and_then(|at| table.edition.ball.witchstone_bonus.get(at));
    match bonus {
        Some(&points) => {
            format!("{ball}; {}", voice.say("cli-area-rank", &[("points", points.into())]))
        }
        None => ball,
    }
}

fn begun(table: &Table, area: &Area, voice: &Voice) -> Option<String> {
    let (connection, units) = area.begun?;
    let plan = table.edition.ball.plan(connection);
    let args = [
        ("connection", format!("{}-{}", plan.from, plan.to).into()),
        ("units", units.into()),
        ("spaces", plan.spaces.into()),
    ];
    Some(voice.say("cli-area-begun", &args))
}

fn big_witch(area: &Area, voice: &Voice) -> Option<String> {
    let (place, at) = match area.big {
        BigWitch::Unused => return None,
        BigWitch::Supply => ("supply", String::new()),
        BigWitch::Lying => ("lying", String::new()),
        BigWitch::Standing(at) => ("standing", at.to_string()),
    };
    Some(voice.say("cli-area-big-witch", &[("place", place.into()), ("at", at.into())]))
}

fn crystals(area: &Area, voice: &Voice) -> String {
    let args = [
        ("inside", area.cauldron.crystals.len().into()),
        ("rack", area.racked.into()),
        ("aside", area.crystals_aside.into()),
        ("price", area.removal_price().into()),
    ];
    let crystals = voice.say("cli-area-crystals", &args);
    let black = match (area.cauldron.black, area.black_racked) {
        (Some(_), _) => return crystals,
        (None, true) => "cli-area-black-racked",
        (None, false) => "cli-area-black-gone",
    };
    format!("{crystals}; {}", voice.text(black))
}

fn tiles(scene: &Scene, player: Player, voice: &Voice) -> String {
    let hidden = scene.table.areas[player].hand;
    match scene.hand(player) {
        Some(hand) => {
            let tiles: Vec<String> = hand.tiles.iter().map(letters).collect();
            voice.say("cli-area-tiles", &[("tiles", or_dash(tiles.join(" ")).into())])
        }
        None => voice.say("cli-area-tiles-hidden", &[("n", hidden.into())]),
    }
}

fn own_scrolls(scene: &Scene, player: Player, voice: &Voice) -> String {
    let owned = scene.table.areas[player].scrolls;
    match scene.scrolls(player) {
        Some(held) => {
            let unused = scrolls::titles(held, &scene.table, voice);
            voice.say("cli-area-scrolls", &[("owned", owned.into()), ("unused", unused.into())])
        }
        None => voice.say("cli-area-scrolls-secret", &[("owned", owned.into())]),
    }
}

fn won(table: &Table, area: &Area, voice: &Voice) -> String {
    let owls: Vec<String> = area.owl_values(&table.edition).map(|value| value.to_string()).collect();
    let args = [
        ("chips", chips(&area.chips, voice).into()),
        ("owls", or_dash(owls.join(" ")).into()),
        ("specials", area.specials.into()),
    ];
    voice.say("cli-area-won", &args)
}

fn moon(area: &Area, voice: &Voice) -> Option<String> {
    let card = voice.plain(voice.words().moon_card(area.moon?));
    let used = if area.moon_used { "yes" } else { "no" };
    Some(voice.say("cli-area-moon", &[("card", card.into()), ("used", used.into())]))
}
