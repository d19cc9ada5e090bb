//! Updates as text, written with as little work as there is news.

use serde_json::value::{RawValue, to_raw_value};
use witchstone_rules::{Area, BySeat, Cauldron, EditionRef, Hand, HeldScrolls, Options, Player, Table, View};

use crate::area::CauldronJson;
use crate::part::{FrameJson, MiddleJson, MomentJson, SeatJson};
use crate::{AreaJson, EventJson};

/// Room for what all are told in most games.
const COMMON: usize = 4096;
/// Room for what one seat is told in most games.
const REST: usize = 1024;

/// Writes the updates of one game.
///
/// Most of an update are the players' areas, which look the same to everybody, and of which a move changes one, and seldom
/// its Cauldron; the middle of the table changes seldom, what one seat alone knows more seldom still. The text of each is kept
/// until it changes.
#[derive(Default)]
pub struct UpdateWriter {
    frame: Vec<Kept<(EditionRef, Options)>>,
    middle: Vec<Kept<Table>>,
    cauldrons: Vec<Kept<Cauldron>>,
    areas: Vec<Kept<Area>>,
    seats: Vec<Kept<Known>>,
}

/// The text of something, and what it was written of.
struct Kept<T> {
    of: T,
    text: Box<RawValue>,
}

/// What makes the views of one moment differ.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Known {
    seat: Option<Player>,
    own: Hand,
    scrolls: BySeat<Option<HeldScrolls>>,
}

/// One update, to be written for each seat.
pub struct Update<'a> {
    /// The message up to where the views begin to differ.
    common: String,
    seats: &'a mut Vec<Kept<Known>>,
    clocks_ms: &'a [i64],
}

impl UpdateWriter {
    /// An update to this version; `view` is that of any seat.
    pub fn update<'a>(
        &'a mut self,
        view: &View,
        version: u64,
        clocks_ms: &'a [i64],
    ) -> serde_json::Result<Update<'a>> {
        let table = &view.table;
        self.write_areas(view)?;
        let moment = to_raw_value(&MomentJson::of(table))?;
        let agreed = (table.edition, table.options);
        let frame = keep(&mut self.frame, 0, &agreed, |_| to_raw_value(&FrameJson::of(table)))?;
        let unmoved = self.middle.first().map_or(*table, |kept| middle_of(table, &kept.of));
        let middle = keep(&mut self.middle, 0, &unmoved, |_| to_raw_value(&MiddleJson::of(table)))?;
        let mut common = String::with_capacity(COMMON);
        common.push_str(&format!(r#"{{"type":"update","version":{version},"view":{{"#));
        for part in [frame, &moment, middle] {
            common.push_str(fields(part));
            common.push(',');
        }
        common.push_str(r#""areas":["#);
        for (at, area) in self.areas.iter().enumerate() {
            common.push_str(if at > 0 { "," } else { "" });
            common.push_str(area.text.get());
        }
        common.push_str("],");
        Ok(Update { common, seats: &mut self.seats, clocks_ms })
    }

    fn write_areas(&mut self, view: &View) -> serde_json::Result<()> {
        let (table, edition) = (&view.table, view.edition());
        let players = table.options.players as usize;
        self.cauldrons.truncate(players);
        self.areas.truncate(players);
        for (at, player) in table.players().enumerate() {
            let area = &table.areas[player];
            if self.areas.get(at).is_some_and(|kept| kept.of == *area) {
                continue;
            }
            let write = |cauldron: &Cauldron| to_raw_value(&CauldronJson::of(cauldron));
            let cauldron = keep(&mut self.cauldrons, at, &area.cauldron, write)?;
            keep(&mut self.areas, at, area, |area| {
                to_raw_value(&AreaJson::with_cauldron(area, cauldron, edition))
            })?;
        }
        Ok(())
    }
}

/// The table as it was, but for its middle.
fn middle_of(now: &Table, then: &Table) -> Table {
    let &Table { areas, phase, player, question, laid, second, stack, pending, queue, .. } = then;
    Table { areas, phase, player, question, laid, second, stack, pending, queue, ..*now }
}

/// The fields of an object, without its braces.
fn fields(object: &RawValue) -> &str {
    let text = object.get();
    text.strip_prefix('{').and_then(|text| text.strip_suffix('}')).unwrap_or(text)
}

/// The text of this thing, written anew if what is kept at its place, or next behind all others, is of another.
fn keep<'a, T: Copy + PartialEq>(
    kept: &'a mut Vec<Kept<T>>,
    at: usize,
    of: &T,
    write: impl FnOnce(&T) -> serde_json::Result<Box<RawValue>>,
) -> serde_json::Result<&'a RawValue> {
    match kept.get_mut(at) {
        Some(kept) if kept.of == *of => {}
        Some(kept) => *kept = Kept { of: *of, text: write(of)? },
        None => kept.push(Kept { of: *of, text: write(of)? }),
    }
    Ok(&kept[at].text)
}

fn seat_text<'a>(seats: &'a mut Vec<Kept<Known>>, view: &View) -> serde_json::Result<&'a RawValue> {
    let &View { seat, own, scrolls, .. } = view;
    let at = seats.iter().position(|kept| kept.of.seat == seat).unwrap_or(seats.len());
    let write = |_: &Known| to_raw_value(&SeatJson::of(view));
    keep(seats, at, &Known { seat, own, scrolls }, write)
}

/// Events as they stand in an update.
pub fn events_text(events: &[EventJson]) -> serde_json::Result<Box<RawValue>> {
    to_raw_value(events)
}

impl Update<'_> {
    /// The text of the message for the seat or spectator whose view this is.
    pub fn text(&mut self, view: &View, events: &RawValue) -> serde_json::Result<String> {
        let mut text = String::with_capacity(self.common.len() + REST);
        text.push_str(&self.common);
        text.push_str(fields(seat_text(self.seats, view)?));
        text.push_str(r#"},"events":"#);
        text.push_str(events.get());
        if !self.clocks_ms.is_empty() {
            text.push_str(r#","clocks_ms":"#);
            text.push_str(&serde_json::to_string(self.clocks_ms)?);
        }
        text.push('}');
        Ok(text)
    }
}
