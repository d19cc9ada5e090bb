//! Scrolls and Full-Moon cards: each different card once, with its text and how many there are.

use witchstone_rules::{Prophecy, Scroll, ScrollKind, Spell, Symbol};

use super::{INSIDE, Part, Sheet};
use crate::canvas::{Anchor, Canvas, INK, PAPER, wrapped};
use crate::geometry::Point;

/// Cards in a row.
const ROW: usize = 4;
const WIDTH: f32 = INSIDE / ROW as f32;
/// The size of letters.
const SIZE: f32 = 12.5;
const LINE: f32 = 16.0;
/// Left of the text: the sign of the card.
const SIGN: f32 = 44.0;

/// One card.
struct Card {
    title: String,
    text: String,
    icon: &'static str,
    colour: &'static str,
    /// How many there are of it.
    count: usize,
}

impl Sheet<'_> {
    pub(super) fn scrolls(&self) -> Part {
        let plan = &self.edition.scrolls;
        let spell = |spell: Spell, count: u8| {
            let scroll = Scroll::new(ScrollKind::Spell(spell));
            let symbol = if let Spell::Double(symbol) = spell { Some(symbol) } else { None };
            self.scroll(scroll, symbol, count.into())
        };
        let doubles = Symbol::ALL.map(|symbol| spell(Spell::Double(symbol), plan.doubles[symbol]));
        let mut cards: Vec<Card> = [spell(Spell::Single, plan.singles)].into_iter().chain(doubles).collect();
        let (_, base) = plan.prophecies.split_last().expect("the last one is that of Full Moon");
        let first = |(at, one): &(usize, &Prophecy)| !base[..*at].contains(one);
        for (at, prophecy) in base.iter().enumerate().filter(first) {
            let count = base[at..].iter().filter(|other| *other == prophecy).count();
            cards.push(self.prophecy(*prophecy, count));
        }
        cards.retain(|card| card.count > 0);
        let (drawing, height) = draw(&cards);
        self.part("scrolls", INSIDE, height, drawing)
    }

    pub(super) fn moon(&self) -> Part {
        let plan = &self.edition.scrolls;
        let card = |symbol: Symbol| Card {
            title: self.words.moon_card(symbol),
            text: self.words.moon_card_text(self.edition, symbol),
            icon: symbol.name(),
            colour: crate::canvas::colour(symbol),
            count: 1,
        };
        let mut cards: Vec<Card> = Symbol::ALL.map(card).into();
        cards.push(self.scroll(Scroll::new(ScrollKind::Power), None, plan.powers.into()));
        cards.extend(plan.prophecies.last().map(|prophecy| self.prophecy(*prophecy, 1)));
        cards.retain(|card| card.count > 0);
        let (drawing, height) = draw(&cards);
        self.part("moon", INSIDE, height, drawing)
    }

    fn scroll(&self, scroll: Scroll, symbol: Option<Symbol>, count: usize) -> Card {
        Card {
            title: self.words.scroll(self.edition, scroll),
            text: self.words.scroll_text(self.edition, scroll),
            icon: symbol.map_or("more", Symbol::name),
            colour: symbol.map_or(INK, crate::canvas::colour),
            count,
        }
    }

    fn prophecy(&self, prophecy: Prophecy, count: usize) -> Card {
        let icon = match prophecy {
            Prophecy::Cluster(symbol) => symbol.name(),
            Prophecy::Witches(_) => "witch",
            Prophecy::Connected(_) => "connected",
            Prophecy::Rank(_) => "witchstone",
            Prophecy::Count(..) => "crown",
        };
        let colour =
            if let Prophecy::Cluster(symbol) = prophecy { crate::canvas::colour(symbol) } else { INK };
        let (title, text) = (self.words.prophecy(prophecy), self.words.prophecy_text(prophecy));
        Card { title, text, icon, colour, count }
    }
}

/// Cards in rows, each row as high as its longest text; and the height.
fn draw(cards: &[Card]) -> (Canvas, f32) {
    let (mut drawing, mut y) = (Canvas::default(), 0.0);
    for row in cards.chunks(ROW) {
        let height = row.iter().map(|card| 16.0 + LINE * card.lines().len() as f32).fold(0.0, f32::max);
        for (column, card) in row.iter().enumerate() {
            card.draw(Point::new(WIDTH * column as f32, y), height, &mut drawing);
        }
        y += height + 10.0;
    }
    (drawing, (y - 10.0).max(0.0))
}

impl Card {
    /// The title and the text.
    fn lines(&self) -> Vec<String> {
        let room = WIDTH - SIGN - 22.0;
        // The title is bold, and bold letters are broader.
        let title = wrapped(&self.title, room, 1.12 * SIZE);
        title.into_iter().chain(wrapped(&self.text, room, SIZE)).collect()
    }

    fn draw(&self, corner: Point, height: f32, drawing: &mut Canvas) {
        let titles = wrapped(&self.title, WIDTH - SIGN - 22.0, 1.12 * SIZE).len();
        drawing.titled("card", &self.title, |drawing| {
            drawing.rect(corner, WIDTH - 12.0, height, PAPER, INK);
            drawing.icon(self.icon, corner.plus(Point::new(SIGN / 2.0, 22.0)), 24.0, self.colour);
            let below = corner.plus(Point::new(SIGN / 2.0, 52.0));
            drawing.text(below, 13.0, Anchor::Middle, &format!("× {}", self.count));
            for (nth, line) in self.lines().iter().enumerate() {
                let weight = if nth < titles { "bold" } else { "normal" };
                drawing.put(format_args!(
                    "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"{SIZE}\" font-weight=\"{weight}\">{}</text>",
                    corner.x + SIGN,
                    corner.y + 19.0 + LINE * nth as f32,
                    crate::canvas::escape(line)
                ));
            }
        });
    }
}
