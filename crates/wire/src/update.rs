//! Updates as text, written with as little work as there is news.

use serde_json::value::RawValue;
use witchstone_rules::{Area, View};

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
/// Most of an update are the players' areas, which look the same to everybody, and of which a move changes one: the text
/// of each is kept until it changes.
#[derive(Default)]
pub struct UpdateWriter {
    areas: Vec<(Area, Box<RawValue>)>,
}

/// One update, to be written for each seat.
pub struct Update<'a> {
    /// The message up to where the views begin to differ.
    common: Vec<u8>,
    clocks_ms: &'a [i64],
}

impl UpdateWriter {
    /// An update to this version; `view` is that of any seat.
    pub fn update<'a>(
        &mut self,
        view: &View,
        version: u64,
        clocks_ms: &'a [i64],
    ) -> serde_json::Result<Update<'a>> {
        self.write_areas(view)?;
        let areas = self.areas.iter().map(|(_, text)| &**text).collect();
        let mut common = Vec::with_capacity(COMMON);
        common.extend_from_slice(format!(r#"{{"type":"update","version":{version},"view":"#).as_bytes());
        serde_json::to_writer(&mut common, &ViewJson::<&RawValue>::with_areas(view, areas))?;
        let seat = serde_json::to_vec(&SeatJson::of(view))?;
        let ending = common.len() - (seat.len() - OPENING);
        debug_assert_eq!(common[ending..], seat[OPENING..]);
        common.truncate(ending);
        Ok(Update { common, clocks_ms })
    }

    fn write_areas(&mut self, view: &View) -> serde_json::Result<()> {
        let (table, edition) = (&view.table, view.edition());
        self.areas.truncate(table.options.players as usize);
        for (at, player) in table.players().enumerate() {
            let area = &table.areas[player];
            if self.areas.get(at).is_some_and(|(written, _)| written == area) {
                continue;
            }
            let text = serde_json::value::to_raw_value(&AreaJson::of(area, edition))?;
            match self.areas.get_mut(at) {
                Some(place) => *place = (*area, text),
                None => self.areas.push((*area, text)),
            }
        }
        Ok(())
    }
}

impl Update<'_> {
    /// The text of the message for the seat or spectator whose view this is.
    pub fn text(&self, view: &View, events: &[EventJson]) -> serde_json::Result<String> {
        let mut text = Vec::with_capacity(self.common.len() + REST);
        text.extend_from_slice(&self.common);
        let opening = text.len();
        serde_json::to_writer(&mut text, &SeatJson::of(view))?;
        text.drain(opening..opening + OPENING);
        text.extend_from_slice(br#","events":"#);
        serde_json::to_writer(&mut text, events)?;
        if !self.clocks_ms.is_empty() {
            text.extend_from_slice(br#","clocks_ms":"#);
            serde_json::to_writer(&mut text, self.clocks_ms)?;
        }
        text.push(b'}');
        String::from_utf8(text).map_err(serde::ser::Error::custom)
    }
}
