//! Writes updates and deltas as JSON text, reusing what did not change.

use serde::Serialize;
use serde::ser::Error;
use witchstone_rules::{BySeat, Hand, HeldScrolls, Player, Table, View};

use crate::area::{AreaDelta, CauldronJson};
use crate::delta::Delta;
use crate::part::{BoardDelta, BoardFields, FrameJson, SeatJson, TurnDelta, TurnFields};
use crate::{AreaJson, EventJson};

/// Bytes reserved for the envelope.
const AROUND: usize = 128;
/// Bytes reserved for the events: enough for most moves.
const EVENTS: usize = 512;

/// Writes the updates of one game, in full or as deltas to the one before.
///
/// Public fields are written once for all seats. A move changes a few fields of one player's area, rarely the Cauldron or the
/// board, and more rarely what only one seat knows: each of these parts is compared on its own.
#[derive(Default)]
pub struct UpdateWriter {
    last: Option<PublicFields>,
    seats: Seats,
    /// The number of the current update.
    number: u64,
    /// The public fields of the full view, written on demand. Each field starts with a comma.
    full: String,
    /// The public fields that changed. Each field starts with a comma.
    delta: String,
}

/// The public fields as last sent.
struct PublicFields {
    of: Table,
    turn: TurnFields,
    board: BoardFields,
    areas: Vec<AreaJson>,
}

/// The private fields of each seat as last sent.
#[derive(Default)]
struct Seats(Vec<SeatText>);

/// The private fields of one seat.
struct SeatText {
    of: PrivatePart,
    fields: String,
    /// The number of the update that changed them last.
    since: u64,
}

/// The part of a view that differs between seats.
#[derive(Clone, Copy, PartialEq, Eq)]
struct PrivatePart {
    seat: Option<Player>,
    own: Hand,
    scrolls: BySeat<Option<HeldScrolls>>,
}

/// One update, to be written for each seat.
pub struct Update<'a> {
    writer: &'a mut UpdateWriter,
    /// Whether there is an earlier update to compare with.
    has_previous: bool,
    envelope: Envelope<'a>,
}

/// The fields around a view.
#[derive(Clone, Copy)]
struct Envelope<'a> {
    version: u64,
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
        self.number += 1;
        self.full.clear();
        self.delta.clear();
        // Taken, so that after an error there is nothing to compare with.
        let last = self.last.take();
        let has_previous = last.is_some();
        self.last = Some(match last {
            Some(mut last) => {
                last.update(&view.table, &mut self.delta)?;
                last
            }
            None => PublicFields::of(&view.table),
        });
        Ok(Update { writer: self, has_previous, envelope: Envelope { version, clocks_ms } })
    }

    /// A connection may have missed an update: the next one is a full view.
    pub fn forget(&mut self) {
        self.last = None;
    }

    /// A connection of this seat may have missed its private fields: the next delta has all of them.
    pub fn forget_seat(&mut self, seat: Option<Player>) {
        self.seats.0.retain(|text| text.of.seat != seat);
    }
}

impl Seats {
    /// The private fields of a seat, and whether they changed in the update of this number.
    fn fields(&mut self, view: &View, number: u64) -> serde_json::Result<(&str, bool)> {
        let &View { seat, own, scrolls, .. } = view;
        let private = PrivatePart { seat, own, scrolls };
        let at = match self.0.iter().position(|text| text.of.seat == seat) {
            Some(at) if self.0[at].of == private => at,
            old => {
                let mut fields = old.map_or(String::new(), |at| self.0.swap_remove(at).fields);
                fields.clear();
                add_fields(&mut fields, &SeatJson::of(view))?;
                self.0.push(SeatText { of: private, fields, since: number });
                self.0.len() - 1
            }
        };
        Ok((&self.0[at].fields, self.0[at].since == number))
    }
}

impl PublicFields {
    fn of(table: &Table) -> PublicFields {
        PublicFields {
            of: *table,
            turn: TurnFields::of(table),
            board: BoardFields::of(table),
            areas: table.players().map(|player| AreaJson::of(&table.areas[player], &table.edition)).collect(),
        }
    }

    /// Sets the fields to this state and writes those that changed.
    fn update(&mut self, table: &Table, text: &mut String) -> serde_json::Result<()> {
        let turn = TurnFields::of(table);
        add_fields(text, &TurnDelta::between(&self.turn, &turn))?;
        self.turn = turn;
        if with_board_of(table, &self.of) != self.of {
            let board = BoardFields::of(table);
            add_fields(text, &BoardDelta::between(&self.board, &board))?;
            self.board = board;
        }
        if table.areas != self.of.areas {
            self.update_areas(table, text)?;
        }
        self.of = *table;
        Ok(())
    }

    fn update_areas(&mut self, table: &Table, text: &mut String) -> serde_json::Result<()> {
        for (at, (player, area)) in table.players().zip(&mut self.areas).enumerate() {
            text.push_str(if at > 0 { "," } else { r#","areas":["# });
            let (old, new) = (&self.of.areas[player], &table.areas[player]);
            if old == new {
                text.push_str("{}");
                continue;
            }
            // An unchanged Cauldron is neither written nor compared: it is large.
            let cauldron = std::mem::take(&mut area.cauldron);
            let unchanged = (old.cauldron == new.cauldron).then_some(cauldron);
            let cauldron = if unchanged.is_some() { <_>::default() } else { CauldronJson::of(&new.cauldron) };
            let new = AreaJson::with_cauldron(new, cauldron, &table.edition);
            write(text, &AreaDelta::between(area, &new))?;
            *area = new;
            if let Some(cauldron) = unchanged {
                area.cauldron = cauldron;
            }
        }
        text.push(']');
        Ok(())
    }

    /// Writes all fields.
    fn write(&self, text: &mut String) -> serde_json::Result<()> {
        add_fields(text, &FrameJson::of(&self.of))?;
        add_fields(text, &self.turn)?;
        add_fields(text, &self.board)?;
        text.push_str(r#","areas":"#);
        write(text, &self.areas)
    }
}

impl Update<'_> {
    /// The `update` message with the full view of this seat or spectator.
    pub fn full(&mut self, view: &View, events: &str) -> serde_json::Result<String> {
        let UpdateWriter { last, full, .. } = &mut *self.writer;
        if let (Some(last), true) = (last, full.is_empty()) {
            last.write(full).inspect_err(|_| full.clear())?;
        }
        let (seat, _) = self.writer.seats.fields(view, self.writer.number)?;
        self.envelope.message("update", &self.writer.full, seat, events)
    }

    /// The `delta` message for this seat or spectator; none without an earlier update.
    pub fn delta(&mut self, view: &View, events: &str) -> serde_json::Result<Option<String>> {
        if !self.has_previous {
            return Ok(None);
        }
        let (seat, is_new) = self.writer.seats.fields(view, self.writer.number)?;
        self.envelope.message("delta", &self.writer.delta, if is_new { seat } else { "" }, events).map(Some)
    }
}

impl Envelope<'_> {
    fn message(self, kind: &str, all: &str, seat: &str, events: &str) -> serde_json::Result<String> {
        let mut text = String::with_capacity(all.len() + seat.len() + events.len() + AROUND);
        text.push_str(r#"{"type":""#);
        text.push_str(kind);
        text.push_str(r#"","version":"#);
        text.push_str(&self.version.to_string());
        text.push_str(r#","view":{"#);
        text.push_str(all.strip_prefix(',').unwrap_or(all));
        text.push_str(if all.is_empty() { seat.strip_prefix(',').unwrap_or(seat) } else { seat });
        text.push_str(r#"},"events":"#);
        text.push_str(events);
        if !self.clocks_ms.is_empty() {
            text.push_str(r#","clocks_ms":"#);
            write(&mut text, &self.clocks_ms)?;
        }
        text.push('}');
        Ok(text)
    }
}

/// The earlier table with the board of the present one.
fn with_board_of(now: &Table, then: &Table) -> Table {
    let &Table { areas, phase, player, question, laid, second, stack, pending, queue, .. } = then;
    Table { areas, phase, player, question, laid, second, stack, pending, queue, ..*now }
}

/// Appends JSON to a text.
fn write(text: &mut String, value: &impl Serialize) -> serde_json::Result<()> {
    let mut bytes = std::mem::take(text).into_bytes();
    serde_json::to_writer(&mut bytes, value)?;
    *text = String::from_utf8(bytes).map_err(Error::custom)?;
    Ok(())
}

/// Appends the fields of an object, with a comma before each.
fn add_fields(text: &mut String, object: &impl Serialize) -> serde_json::Result<()> {
    let begin = text.len();
    write(text, object)?;
    // Drop the closing brace; the opening one becomes the comma before the first field, if there is one.
    text.pop();
    let comma = if text.len() > begin + 1 { "," } else { "" };
    text.replace_range(begin..=begin, comma);
    Ok(())
}

/// The events of an update as JSON.
pub fn events_text(events: &[EventJson]) -> serde_json::Result<String> {
    let mut text = String::with_capacity(EVENTS);
    write(&mut text, &events)?;
    Ok(text)
}
