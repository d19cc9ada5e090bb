//! The Pentagram, the Wand and the Scrolls.

use witchstone_rules::{PentagramSpace, Spell, Table, Tile, WandGain};

use crate::{Words, args};

impl Words {
    pub(super) fn say_step(&self, table: &Table, instead: Option<Tile>) -> String {
        if let Some(tile) = instead {
            return self.format("move-step-moon", &[args::text("tile", self.name(tile))]);
        }
        let space = table.edition.pentagram.space(table.next_on_pentagram());
        let (space, value, tile) = match space {
            PentagramSpace::Light => ("light", 0, None),
            PentagramSpace::Owl(stack) => {
                let value = table.top_owl(stack);
                (owl_space(value, table.asks_for_owl(stack)), value.unwrap_or(0), None)
            }
            PentagramSpace::Hex(hex) => match table.specials[hex as usize] {
                Some(tile) => ("hex", 0, Some(tile)),
                None => ("no-hex", 0, None),
            },
        };
        let tile = tile.map_or(String::new(), |tile| self.name(tile));
        let args = [("space", space.into()), ("value", value.into()), args::text("tile", tile)];
        self.format("move-step", &args)
    }

    pub(super) fn say_wand(&self, table: &Table, spaces: u8) -> String {
        let from = table.active().wand;
        let to = from.saturating_add(spaces).min(table.edition.wand.last());
        let passed: Vec<String> =
            (from + 1..=to).filter_map(|space| self.wand_gain(table.wand_space_brings(space, to))).collect();
        let passed = if passed.is_empty() { "none".into() } else { self.list(&passed) };
        let args = [args::n(spaces), ("to", to.into()), args::text("passed", passed)];
        self.format("move-wand", &args)
    }

    fn wand_gain(&self, gain: WandGain) -> Option<String> {
        match gain {
            WandGain::Nothing => None,
            WandGain::Actions(symbol, actions) => {
                Some(self.format("actions-of", &[args::symbol(symbol), args::n(actions)]))
            }
            WandGain::Points(silver, points) => {
                let silver = ("silver", silver.name().into());
                Some(self.format("wand-silver", &[args::points(points), silver]))
            }
        }
    }

    pub(super) fn say_scroll(&self, table: &Table, position: u8, moon: bool) -> String {
        let position = if moon { table.display.from_top(position) } else { position };
        let scroll = table.display.at(position).map(|scroll| self.scroll(&table.edition, scroll));
        let args = [
            ("position", position.into()),
            args::yes("moon", moon),
            args::text("scroll", scroll.unwrap_or("none".into())),
        ];
        self.format("move-scroll", &args)
    }

    pub(super) fn say_spell(&self, spell: Spell) -> String {
        self.format("move-spell", &[args::spell(spell), args::n(spell.actions())])
    }
}

fn owl_space(value: Option<u8>, asked: bool) -> &'static str {
    match (value, asked) {
        (Some(_), false) => "owl",
        (Some(_), true) => "owl-choice",
        (None, false) => "no-owl",
        (None, true) => "no-owl-choice",
    }
}
