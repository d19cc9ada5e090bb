//! Updates as text, written with as little work as there is news.

use serde::Serialize;
use serde::ser::Error;
use serde_json::value::{RawValue, to_raw_value};
use witchstone_rules::{Area, BySeat, Cauldron, EditionRef, Hand, HeldScrolls, Options, Player, Table, View};

use crate::area::CauldronJson;
use crate::part::{FrameJson, MiddleJson, MomentJson, SeatJson};
use crate::{AreaJson, EventJson};

/// Room for what one seat is told in most games.
const REST: usize = 1024;
/// Room for the events of most moves.
const EVENTS: usize = 512;

/// Writes the updates of one game.
///
/// Most of an update are the players' areas, which look the same to everybody, and of which a move changes one, and seldom
/// its Cauldron; the middle of the table changes seldom, what one seat alone knows more seldom still. The text of each is kept
/// until it changes.
#[derive(Default)]
pub struct UpdateWriter {
    frame: Vec<Kept<(EditionRef, Options)>>,
    middle: Vec<Kept<Table>>,
    cauldrons: Vec<Kept<Cauldron, Box<RawValue>>>,
    areas: Vec<Kept<Area>>,
    seats: Vec<Kept<Known>>,
    moment: String,
    common: String,
}

/// The text of something, and what it was written of.
struct Kept<T, S = String> {
    of: T,
    text: S,
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
    common: &'a str,
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
        write(&MomentJson::of(table), &mut self.moment)?;
        let agreed = (table.edition, table.options);
        let frame = keep(&mut self.frame, 0, &agreed, |text| write(&FrameJson::of(table), text))?;
        let unmoved = self.middle.first().map_or(*table, |kept| middle_of(table, &kept.of));
        let middle = keep(&mut self.middle, 0, &unmoved, |text| write(&MiddleJson::of(table), text))?;
        let common = &mut self.common;
        common.clear();
        common.push_str(r#"{"type":"update","version":"#);
        common.push_str(&version.to_string());
        common.push_str(r#","view":{"#);
        for part in [frame, &self.moment, middle] {
            common.push_str(fields(part));
            common.push(',');
        }
        common.push_str(r#""areas":["#);
        for (at, area) in self.areas.iter().enumerate() {
            common.push_str(if at > 0 { "," } else { "" });
            common.push_str(&area.text);
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
            let cauldron = keep(&mut self.cauldrons, at, &area.cauldron, |text| {
                *text = to_raw_value(&CauldronJson::of(&area.cauldron))?;
                Ok(())
            })?;
            keep(&mut self.areas, at, area, |text| {
                write(&AreaJson::with_cauldron(area, cauldron, edition), text)
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
fn fields(object: &str) -> &str {
    object.strip_prefix('{').and_then(|text| text.strip_suffix('}')).unwrap_or(object)
}

/// Writes JSON over a text, whose room is used again.
fn write(value: &impl Serialize, text: &mut String) -> serde_json::Result<()> {
    let mut bytes = std::mem::take(text).into_bytes();
    bytes.clear();
    serde_json::to_writer(&mut bytes, value)?;
    *text = String::from_utf8(bytes).map_err(Error::custom)?;
    Ok(())
}

/// The text of this thing, written anew if what is kept at its place, or next behind all others, is of another.
fn keep<'a, T: Copy + PartialEq, S: Default>(
    kept: &'a mut Vec<Kept<T, S>>,
    at: usize,
    of: &T,
    write: impl FnOnce(&mut S) -> serde_json::Result<()>,
) -> serde_json::Result<&'a S> {
    match kept.get_mut(at) {
        Some(kept) if kept.of == *of => {}
        Some(old) => {
            let written = write(&mut old.text);
            old.of = *of;
            // What could not be written is not kept.
            written.inspect_err(|_| kept.truncate(at))?;
        }
        None => {
            let mut text = S::default();
            write(&mut text)?;
            kept.push(Kept { of: *of, text });
        }
    }
    Ok(&kept[at].text)
}

fn seat_text<'a>(seats: &'a mut Vec<Kept<Known>>, view: &View) -> serde_json::Result<&'a str> {
    let &View { seat, own, scrolls, .. } = view;
    let at = seats.iter().position(|kept| kept.of.seat == seat).unwrap_or(seats.len());
    let known = Known { seat, own, scrolls };
    keep(seats, at, &known, |text| write(&SeatJson::of(view), text)).map(String::as_str)
}

/// Events as they stand in an update.
pub fn events_text(events: &[EventJson]) -> serde_json::Result<String> {
    let mut text = String::with_capacity(EVENTS);
    write(&events, &mut text)?;
    Ok(text)
}

impl Update<'_> {
    /// The text of the message for the seat or spectator whose view this is.
    pub fn text(&mut self, view: &View, events: &str) -> serde_json::Result<String> {
        let mut text = String::with_capacity(self.common.len() + REST);
        text.push_str(self.common);
        text.push_str(fields(seat_text(self.seats, view)?));
        text.push_str(r#"},"events":"#);
        text.push_str(events);
        if !self.clocks_ms.is_empty() {
            text.push_str(r#","clocks_ms":"#);
            text.push_str(&serde_json::to_string(self.clocks_ms)?);
        }
        text.push('}');
        Ok(text)
    }
}
