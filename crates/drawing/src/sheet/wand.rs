//! The Magic Wand: its spaces in a row, and below them what each gives, in words.

use witchstone_rules::{Silver, WandSpace};

use super::lists::in_columns;
use super::{INSIDE, Part, Sheet};
use crate::canvas::{Anchor, Canvas, INK, PAPER, colour};
use crate::geometry::Point;

/// The height of a space.
const HEIGHT: f32 = 78.0;
/// The broadest a space is drawn.
const BROADEST: f32 = 62.0;
const DARK: &str = "#e4dced";
const SILVER: &str = "#dfe5ea";

impl Sheet<'_> {
    pub(super) fn wand(&self) -> Part {
        let spaces = &self.edition.wand.spaces;
        let breadth = (INSIDE / spaces.len() as f32).min(BROADEST);
        let mut wand = Canvas::default();
        for (at, space) in spaces.iter().enumerate() {
            self.wand_space_at(at, *space, breadth, &mut wand);
        }
        let given = spaces.iter().enumerate().filter(|(_, space)| **space != WandSpace::Light);
        let lines: Vec<String> =
            given.map(|(at, space)| format!("{at}: {}", self.words.printed_wand_space(*space))).collect();
        let (list, height) = in_columns(&lines, 3);
        wand.place(Point::new(0.0, HEIGHT + 14.0), 1.0, &list);
        self.part("wand", INSIDE, HEIGHT + 14.0 + height, wand)
    }

    fn wand_space_at(&self, at: usize, space: WandSpace, breadth: f32, wand: &mut Canvas) {
        let left = breadth * at as f32;
        let middle = Point::new(left + breadth / 2.0, HEIGHT / 2.0);
        let (fill, name) = match space {
            _ if at == 0 => ("#efe2cf", self.words.edition_mark("hilt")),
            WandSpace::Light => (PAPER, self.words.printed_wand_space(space)),
            WandSpace::Dark { .. } => (DARK, self.words.printed_wand_space(space)),
            WandSpace::Silver(_) => (SILVER, self.words.printed_wand_space(space)),
        };
        wand.titled("wand-space", &format!("{at}: {name}"), |wand| {
            wand.rect(Point::new(left + 1.0, 0.0), breadth - 2.0, HEIGHT, fill, INK);
            wand.text(Point::new(middle.x, 14.0), 11.0, Anchor::Middle, &at.to_string());
            let below = Point::new(middle.x, HEIGHT - 8.0);
            match space {
                WandSpace::Light => {}
                WandSpace::Dark { symbol, actions } => {
                    wand.icon(symbol.name(), middle, 28.0, colour(symbol));
                    wand.text(below, 13.0, Anchor::Middle, &format!("× {actions}"));
                }
                WandSpace::Silver(silver) => {
                    wand.icon(silver_icon(silver), middle, 28.0, INK);
                    wand.text(below, 13.0, Anchor::Middle, &format!("{} ★", silver.each()));
                }
            }
        });
    }
}

const fn silver_icon(silver: Silver) -> &'static str {
    match silver {
        Silver::Connections => "connected",
        Silver::Witches => "witch",
        Silver::Scrolls => "scroll",
        Silver::Chips => "crown",
        Silver::Crystals => "crystal",
        Silver::Specials => "cluster",
    }
}
