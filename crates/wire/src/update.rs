//! Updates as text, written with as little work as there is news.

use serde_json::value::{RawValue, to_raw_value};
use witchstone_rules::{Area, BySeat, Cauldron, Hand, HeldScrolls, Player, View};

use crate::area::CauldronJson;
use crate::view::SeatJson;
use crate::{AreaJson, EventJson, ViewJson};

/// Room for what all are told in most games.
const COMMON: usize = 4096;
/// Room for what one seat is told in most games.
const REST: usize = 1024;
/// The brace before the first key, which is inside another object here.
const OPENING: usize = 1;

/// Writes the updates of one game.
///
/// Most of an update are the players' areas, which look the same to everybody, and of which a move changes one, and seldom
/// its Cauldron; what one seat alone knows changes more seldom still. The text of each is kept until it changes.
#[derive(Default)]
pub struct UpdateWriter {
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
    common: Vec<u8>,
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
        self.write_areas(view)?;
        let areas = self.areas.iter().map(|kept| &*kept.text).collect();
        let mut common = Vec::with_capacity(COMMON);
        common.extend_from_slice(format!(r#"{{"type":"update","version":{version},"view":"#).as_bytes());
        serde_json::to_writer(&mut common, &ViewJson::<&RawValue>::with_areas(view, areas))?;
        let seat = seat_text(&mut self.seats, view)?;
        let ending = common.len() - (seat.len() - OPENING);
        debug_assert_eq!(common[ending..], seat.as_bytes()[OPENING..]);
        common.truncate(ending);
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

fn seat_text<'a>(seats: &'a mut Vec<Kept<Known>>, view: &View) -> serde_json::Result<&'a str> {
    let &View { seat, own, scrolls, .. } = view;
    let at = seats.iter().position(|kept| kept.of.seat == seat).unwrap_or(seats.len());
    let write = |_: &Known| to_raw_value(&SeatJson::of(view));
    keep(seats, at, &Known { seat, own, scrolls }, write).map(RawValue::get)
}

/// Events as they stand in an update.
pub fn events_text(events: &[EventJson]) -> serde_json::Result<Box<RawValue>> {
    to_raw_value(events)
}

impl Update<'_> {
    /// The text of the message for the seat or spectator whose view this is.
    pub fn text(&mut self, view: &View, events: &RawValue) -> serde_json::Result<String> {
        let mut text = Vec::with_capacity(self.common.len() + REST);
        text.extend_from_slice(&self.common);
        text.extend_from_slice(&seat_text(self.seats, view)?.as_bytes()[OPENING..]);
        text.extend_from_slice(br#","events":"#);
        text.extend_from_slice(events.get().as_bytes());
        if !self.clocks_ms.is_empty() {
            text.extend_from_slice(br#","clocks_ms":"#);
            serde_json::to_writer(&mut text, self.clocks_ms)?;
        }
        text.push(b'}');
        String::from_utf8(text).map_err(serde::ser::Error::custom)
    }
}
