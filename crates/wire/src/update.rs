//! Updates as text, written with as little work as there is news.

use serde::Serialize;
use serde_json::value::RawValue;
use witchstone_rules::{Area, View};

use crate::{AreaJson, EventJson, ViewJson};

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
    view: ViewJson<&'a RawValue>,
    version: u64,
    clocks_ms: &'a [i64],
}

/// As [`crate::ServerMessage::Update`].
#[derive(Serialize)]
#[serde(tag = "type", rename = "update")]
struct UpdateText<'a> {
    version: u64,
    view: &'a ViewJson<&'a RawValue>,
    events: &'a [EventJson],
    #[serde(skip_serializing_if = "<[i64]>::is_empty")]
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
        let areas = self.areas.iter().map(|(_, text)| &**text).collect();
        Ok(Update { view: ViewJson::with_areas(view, areas), version, clocks_ms })
    }
}

impl Update<'_> {
    /// The text of the message for the seat or spectator whose view this is.
    pub fn text(&mut self, view: &View, events: &[EventJson]) -> serde_json::Result<String> {
        self.view.turn_to(view);
        let &mut Update { ref view, version, clocks_ms } = self;
        let mut text = Vec::with_capacity(4096);
        serde_json::to_writer(&mut text, &UpdateText { version, view, events, clocks_ms })?;
        String::from_utf8(text).map_err(serde::ser::Error::custom)
    }
}
