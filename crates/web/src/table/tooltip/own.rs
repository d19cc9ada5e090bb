//! What lies in front of a player, in words.

use witchstone_rules::{Cell, Player, Scroll, ScrollKind, Symbol};

use super::{Arg, Tooltip, symbol};
use crate::table::scene::Scene;
use crate::table::supply::amount;
use crate::table::{HitTarget, Supply};

pub(super) fn cell(scene: &Scene, player: Player, cell: Cell) -> Tooltip {
    let words = &scene.words;
    let kettle = &scene.table().areas[player].cauldron;
    let mut lines: Vec<String> = kettle
        .symbols_at(cell)
        .map(|kind| {
            words.format("tooltip-cluster", &[symbol(kind), ("n", kettle.cluster(kind, cell).into())])
        })
        .collect();
    if kettle.black == Some(cell) {
        lines.push(words.text("tooltip-black-crystal"));
    } else if kettle.crystals.contains(cell) {
        lines.push(words.text("tooltip-crystal"));
    } else if lines.is_empty() {
        lines.push(words.text("tooltip-empty"));
    }
    Tooltip::new(words.cell(cell), lines)
}

pub(super) fn exit(scene: &Scene, exit: Symbol) -> Tooltip {
    let words = &scene.words;
    let room = scene.table().shelf_room(exit);
    let text = words.format("tooltip-exit", &[symbol(exit), ("n", room.into())]);
    Tooltip::new(words.format("tooltip-exit-title", &[symbol(exit)]), [text])
}

pub(super) fn scroll(scene: &Scene, player: Player, scroll: Scroll) -> Tooltip {
    let (words, edition) = (&scene.words, scene.edition());
    let mut lines = vec![words.scroll_text(edition, scroll)];
    if let ScrollKind::Prophecy(number) = scroll.kind() {
        let prophecy = edition.prophecy(number);
        let standing = prophecy.standing(edition, &scene.table().areas[player]);
        let points = standing.degree.points();
        lines.push(words.format("tooltip-now", &[("points", points.into())]));
        let missing = words.missing(prophecy, &standing);
        lines.push(words.format("tooltip-missing", &[("missing", missing.into())]));
    }
    Tooltip::new(words.scroll(edition, scroll), lines)
}

pub(super) fn moon(scene: &Scene, player: Player) -> Tooltip {
    let area = &scene.table().areas[player];
    let mut tip = match area.moon {
        Some(card) => moon_card(scene, card),
        None => Tooltip::new(scene.words.text("tooltip-no-moon"), []),
    };
    if area.moon_used {
        tip.lines.push(scene.words.text("tooltip-moon-used"));
    }
    tip
}

pub(super) fn moon_card(scene: &Scene, card: Symbol) -> Tooltip {
    Tooltip::new(scene.words.moon_card(card), [scene.words.moon_card_text(scene.edition(), card)])
}

pub(super) fn supply(scene: &Scene, player: Player, supply: Supply) -> Tooltip {
    let words = &scene.words;
    let area = &scene.table().areas[player];
    let title = words.format("tooltip-supply", &[("supply", supply.name().into())]);
    let in_cauldron = area.cauldron.all_crystals().len();
    let owls: u16 = area.owl_values(scene.edition()).map(u16::from).sum();
    let args: [Arg; 6] = [
        ("supply", supply.name().into()),
        ("owls", owls.into()),
        ("n", amount(scene, player, supply).into()),
        ("kettle", in_cauldron.into()),
        ("hand", area.hand.into()),
        ("aside", area.crystals_aside.into()),
    ];
    let mut lines = vec![words.format("tooltip-supply-text", &args)];
    if supply == Supply::Score {
        lines.extend(total(scene, player));
    }
    Tooltip::new(title, lines)
}

fn total(scene: &Scene, player: Player) -> Option<String> {
    let score = scene.view.score(player)?;
    let args: [Arg; 5] = [
        ("total", score.total().into()),
        ("owls", score.owls.into()),
        ("chips", score.chips.into()),
        ("spells", score.spells.into()),
        ("prophecies", score.prophecies.into()),
    ];
    Some(scene.words.format("tooltip-total", &args))
}

pub(super) fn panel(scene: &Scene, player: Player) -> Tooltip {
    let area = &scene.table().areas[player];
    let args: [Arg; 3] =
        [("turn", area.turns.into()), ("wand", area.wand.into()), ("laps", area.laps.into())];
    Tooltip::new(scene.name(player), [scene.words.format("tooltip-panel", &args)])
}

/// Tiles, bonuses and choices.
pub(super) fn pending(scene: &Scene, thing: HitTarget) -> Tooltip {
    let words = &scene.words;
    match thing {
        HitTarget::Tile(tile) => Tooltip::new(words.name(tile), [words.text("tooltip-tile")]),
        HitTarget::Special(tile) => {
            let title = words.format("tooltip-special-title", &[("tile", words.name(tile).into())]);
            Tooltip::new(title, [words.text("tooltip-special")])
        }
        HitTarget::PowerTile(kind) => {
            Tooltip::new(words.format("tooltip-power-title", &[symbol(kind)]), [words.text("tooltip-power")])
        }
        HitTarget::Rim(crystal) => {
            let key = if crystal.is_black() { "tooltip-rim-black" } else { "tooltip-rim" };
            Tooltip::new(words.text("tooltip-rim-title"), [words.format(key, &[symbol(crystal.exit())])])
        }
        HitTarget::Chip(kind, _)
        | HitTarget::Vial(kind, _)
        | HitTarget::Free(kind)
        | HitTarget::Start(kind) => Tooltip::new(words.name(kind), []),
        HitTarget::SpecialAs(_, kind) => Tooltip::new(words.name(kind), []),
        HitTarget::WandBonus => Tooltip::new(words.text("tooltip-dark"), []),
        HitTarget::Begin => Tooltip::new(words.name(scene.table().laid[1].0), []),
        HitTarget::Remove(_) => Tooltip::new(words.text("tooltip-remove"), [words.text("help-remove")]),
        _ => Tooltip::new(words.text("table-decline"), []),
    }
}

#[cfg(test)]
mod tests {
    use witchstone_rules::{Deal, Edition, Location, Missing, Options, Prophecy, ScrollKind, State};
    use witchstone_words::Language;

    use super::*;
    use crate::table::targeting::{Pick, Targeting};
    use crate::ui::words_of;

    /// D2: after taking the collecting tile at the Witchstone the tooltip says that no place there is available any more, in the
    /// explanation and on the score sheet.
    #[test]
    fn the_place_at_the_witchstone_explains_itself() {
        let (edition, options) = (Edition::classic(), Options { ingredients: true, ..Options::new(2) });
        let number =
            edition.scrolls.prophecies.iter().position(|it| matches!(it, Prophecy::Rank(_))).unwrap();
        let player = Player::new(0);
        let state = State::new(edition, options, &Deal::unshuffled(edition, &options)).unwrap();
        let view = state
            .edited(|table, hands| {
                // The Witch scored her 2 points.
                table.areas[player].standing.insert(Location::WITCHSTONE);
                table.areas[player].score = 2;
                hands[player].scrolls.prophecies = 1 << number;
            })
            .view(Some(player));
        let sheet = view.score_sheet(player).unwrap();
        assert_eq!(sheet.prophecies[0].1.missing, Missing::NoBonusSpace);
        for (language, ending) in [
            (
                Language::English,
                "a bonus space at the Witchstone: the Witch there stands on none, and no second one may come.",
            ),
            (
                Language::German,
                "ein Bonusfeld am Hexenstein: Die Hexe dort steht auf keinem, und eine zweite darf nicht kommen.",
            ),
            (
                Language::French,
                "une case bonus de la Pierre des Sorcières : la sorcière n’en occupe aucune, et aucune autre ne peut venir.",
            ),
            (
                Language::Dutch,
                "een bonusveld bij de heksensteen: de heks daar staat op geen, en een tweede mag er niet komen.",
            ),
        ] {
            let targeting = Targeting::new(&view.table, &[], Pick::Nothing);
            let (words, names) = (words_of(language), vec![]);
            let scene = Scene::still(view, targeting, words, names);
            let tip = scroll(&scene, player, Scroll::new(ScrollKind::Prophecy(number)));
            assert!(tip.lines.iter().any(|line| line.ends_with(ending)), "{:?}", tip.lines);
        }
    }
}
