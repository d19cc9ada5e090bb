//! The Crystal ball, the vial rack and the Scroll shelf in words.

use witchstone_rules::{Chip, Connection, Location, Symbol};

use super::{Tooltip, names, symbol};
use crate::table::scene::Scene;

pub(super) fn location(scene: &Scene, location: Location) -> Tooltip {
    let (words, table) = (&scene.words, scene.table());
    let standing = table.players().filter(|player| table.areas[*player].standing.contains(location));
    let standing =
        names(scene, standing).map(|names| words.format("tooltip-standing", &[("names", names.into())]));
    let owner = table.players().find(|player| table.areas[*player].tower == Some(location));
    let owned =
        owner.map(|player| words.format("tooltip-tower-of", &[("player", scene.name(player).into())]));
    let lying = owner.map(|player| table.areas[player].lying_witches()).filter(|count| *count > 0);
    let lying = lying.map(|count| words.format("tooltip-lying", &[("n", count.into())]));
    let chip = match table.chips[location.index()] {
        Some(chip) => words.format("tooltip-chip-here", &[("chip", chip.name().into())]),
        None if location == Location::WITCHSTONE => witchstone(scene),
        None => words.text("tooltip-no-chip"),
    };
    Tooltip::new(
        words.location_title(scene.edition(), location),
        [Some(chip), owned, standing, lying].into_iter().flatten(),
    )
}

fn witchstone(scene: &Scene) -> String {
    let best = scene.table().best_witchstone_bonus();
    let collecting = scene.table().collecting.witchstone;
    let mut text = scene.words.format("tooltip-witchstone", &[("points", best.into())]);
    if collecting {
        text = format!("{text} {}", scene.words.text("tooltip-collecting"));
    }
    text
}

pub(super) fn connection(scene: &Scene, connection: Connection) -> Tooltip {
    let words = &scene.words;
    let spaces = scene.edition().ball.plan(connection).spaces;
    let points = scene.table().points_of_connection(connection);
    let worth = words.format("tooltip-connection", &[("n", spaces.into()), ("points", points.into())]);
    let owner = scene.table().units_on(connection).map(|(player, laid)| {
        let key = if laid == spaces { "tooltip-completed" } else { "tooltip-begun" };
        words.format(key, &[("player", scene.name(player).into()), ("n", laid.into()), ("of", spaces.into())])
    });
    Tooltip::new(words.connection(scene.edition(), connection), [Some(worth), owner].into_iter().flatten())
}

pub(super) fn shelf(scene: &Scene, exit: Symbol) -> Tooltip {
    let words = &scene.words;
    let (filled, room) = (scene.table().shelves[exit], scene.table().shelf_room(exit));
    let fill = words.format("tooltip-filled", &[("n", filled.into()), ("of", (filled + room).into())]);
    Tooltip::new(
        words.format("tooltip-shelf-title", &[symbol(exit)]),
        [words.format("tooltip-shelf", &[symbol(exit)]), fill],
    )
}

pub(super) fn bottom(scene: &Scene) -> Tooltip {
    let words = &scene.words;
    let (filled, room) = (scene.table().bottom, scene.table().bottom_room());
    let fill = words.format("tooltip-filled", &[("n", filled.into()), ("of", (filled + room).into())]);
    let collecting = scene.table().collecting.vial.then(|| words.text("tooltip-collecting"));
    let lines = [Some(words.text("tooltip-bottom")), Some(fill), collecting];
    Tooltip::new(words.text("tooltip-bottom-title"), lines.into_iter().flatten())
}

pub(super) fn table_chip(scene: &Scene, chip: Chip) -> Tooltip {
    let count = scene.table().table_chips[chip.index()];
    let text = scene.words.format("tooltip-table-chip", &[("n", count.into())]);
    Tooltip::new(scene.words.name(chip), [text])
}

pub(super) fn display(scene: &Scene, position: u8) -> Tooltip {
    let (words, edition) = (&scene.words, scene.edition());
    let price = words.format("tooltip-position", &[("n", position.into())]);
    match scene.table().display.at(position) {
        Some(scroll) => {
            Tooltip::new(words.scroll(edition, scroll), [words.scroll_text(edition, scroll), price])
        }
        None => Tooltip::new(words.text("table-scrolls"), [words.text("tooltip-gap")]),
    }
}

pub(super) fn pile(scene: &Scene) -> Tooltip {
    let left = scene.table().scrolls_left;
    Tooltip::new(
        scene.words.text("table-scrolls"),
        [scene.words.format("tooltip-pile", &[("n", left.into())])],
    )
}
