//! Updates as text, written with as little work as there is news.

use serde::Serialize;
use serde::ser::Error;
use witchstone_rules::{BySeat, Hand, HeldScrolls, Player, Table, View};

use crate::area::{AreaDelta, CauldronJson};
use crate::delta::Delta;
use crate::part::{BoardDelta, BoardFields, FrameJson, SeatJson, TurnDelta, TurnFields};
use crate::{AreaJson, EventJson};

/// Room for what stands around the view and the events.
const AROUND: usize = 128;
/// Room for the events of most moves.
const EVENTS: usize = 512;

/// Writes the updates of one game, whole or as changes to the one before.
///
/// What all may know is written once for all. Of it a move changes one player's area, of that a few fields, and seldom the
/// Cauldron; the middle of the table it changes seldom, what one seat alone knows more seldom still.
#[derive(Default)]
pub struct UpdateWriter {
    shown: Option<Shown>,
    seats: Seats,
    /// How many updates there were.
    number: u64,
    /// The fields that all are told: of the whole view, once somebody wants it, and those that changed. Fields begin with a
    /// comma.
    whole: String,
    change: String,
}

/// The last fields sent to everybody.
struct Shown {
    of: Table,
    moment: TurnFields,
    middle: BoardFields,
    areas: Vec<AreaJson>,
}

/// The last fields sent to single seats.
#[derive(Default)]
struct Seats(Vec<SeatText>);

/// The last fields sent to one seat only.
struct SeatText {
    of: Known,
    fields: String,
    /// The number of the update since which it is so.
    since: u64,
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
    writer: &'a mut UpdateWriter,
    /// Whether there was an update before.
    follows: bool,
    envelope: Envelope<'a>,
}

/// What stands around a view.
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
        self.whole.clear();
        self.change.clear();
        // What cannot be written is not kept.
        let shown = self.shown.take();
        let follows = shown.is_some();
        self.shown = Some(match shown {
            Some(mut shown) => {
                shown.go_on(&view.table, &mut self.change)?;
                shown
            }
            None => Shown::of(&view.table),
        });
        Ok(Update { writer: self, follows, envelope: Envelope { version, clocks_ms } })
    }

    /// Somebody may have missed an update: there is nothing that the next could be a change to.
    pub fn forget(&mut self) {
        self.shown = None;
    }

    /// A connection of this seat may have missed its own fields: the next delta has all of them.
    pub fn forget_seat(&mut self, seat: Option<Player>) {
        self.seats.0.retain(|text| text.of.seat != seat);
    }
}

impl Seats {
    /// The fields for this seat only, and whether they are new in the update of this number.
    fn fields(&mut self, view: &View, number: u64) -> serde_json::Result<(&str, bool)> {
        let &View { seat, own, scrolls, .. } = view;
        let known = Known { seat, own, scrolls };
        let at = match self.0.iter().position(|text| text.of.seat == seat) {
            Some(at) if self.0[at].of == known => at,
            old => {
                let mut fields = old.map_or(String::new(), |at| self.0.swap_remove(at).fields);
                fields.clear();
                add_fields(&mut fields, &SeatJson::of(view))?;
                self.0.push(SeatText { of: known, fields, since: number });
                self.0.len() - 1
            }
        };
        Ok((&self.0[at].fields, self.0[at].since == number))
    }
}

impl Shown {
    fn of(table: &Table) -> Shown {
        Shown {
            of: *table,
            moment: TurnFields::of(table),
            middle: BoardFields::of(table),
            areas: table.players().map(|player| AreaJson::of(&table.areas[player], &table.edition)).collect(),
        }
    }

    /// The game went on: writes the fields that changed.
    fn go_on(&mut self, table: &Table, text: &mut String) -> serde_json::Result<()> {
        let moment = TurnFields::of(table);
        add_fields(text, &TurnDelta::between(&self.moment, &moment))?;
        self.moment = moment;
        if middle_of(table, &self.of) != self.of {
            let middle = BoardFields::of(table);
            add_fields(text, &BoardDelta::between(&self.middle, &middle))?;
            self.middle = middle;
        }
        if table.areas != self.of.areas {
            self.change_areas(table, text)?;
        }
        self.of = *table;
        Ok(())
    }

    fn change_areas(&mut self, table: &Table, text: &mut String) -> serde_json::Result<()> {
        for (at, (player, area)) in table.players().zip(&mut self.areas).enumerate() {
            text.push_str(if at > 0 { "," } else { r#","areas":["# });
            let (old, new) = (&self.of.areas[player], &table.areas[player]);
            if old == new {
                text.push_str("{}");
                continue;
            }
            // A Cauldron that is as it was is neither written nor compared, but kept.
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
        add_fields(text, &self.moment)?;
        add_fields(text, &self.middle)?;
        text.push_str(r#","areas":"#);
        write(text, &self.areas)
    }
}

impl Update<'_> {
    /// The message with the whole view of this seat or spectator.
    pub fn whole(&mut self, view: &View, events: &str) -> serde_json::Result<String> {
        let UpdateWriter { shown, whole, .. } = &mut *self.writer;
        if let (Some(shown), true) = (shown, whole.is_empty()) {
            shown.write(whole).inspect_err(|_| whole.clear())?;
        }
        let (seat, _) = self.writer.seats.fields(view, self.writer.number)?;
        self.envelope.message("update", &self.writer.whole, seat, events)
    }

    /// The message with what changed for this seat or spectator since the update before; none if there was none.
    pub fn change(&mut self, view: &View, events: &str) -> serde_json::Result<Option<String>> {
        if !self.follows {
            return Ok(None);
        }
        let (seat, is_new) = self.writer.seats.fields(view, self.writer.number)?;
        self.envelope.message("change", &self.writer.change, if is_new { seat } else { "" }, events).map(Some)
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

/// The table as it was, but for its middle.
fn middle_of(now: &Table, then: &Table) -> Table {
    let &Table { areas, phase, player, question, laid, second, stack, pending, queue, .. } = then;
    Table { areas, phase, player, question, laid, second, stack, pending, queue, ..*now }
}

/// Writes JSON behind a text.
fn write(text: &mut String, value: &impl Serialize) -> serde_json::Result<()> {
    let mut bytes = std::mem::take(text).into_bytes();
    serde_json::to_writer(&mut bytes, value)?;
    *text = String::from_utf8(bytes).map_err(Error::custom)?;
    Ok(())
}

/// Writes the fields of an object behind others, with a comma before each.
fn add_fields(text: &mut String, object: &impl Serialize) -> serde_json::Result<()> {
    let begin = text.len();
    write(text, object)?;
    // The closing brace goes; the opening one becomes the comma before the first field, if there is one.
    text.pop();
    let comma = if text.len() > begin + 1 { "," } else { "" };
    text.replace_range(begin..=begin, comma);
    Ok(())
}

/// Events as they stand in an update.
pub fn events_text(events: &[EventJson]) -> serde_json::Result<String> {
    let mut text = String::with_capacity(EVENTS);
    write(&mut text, &events)?;
    Ok(text)
}
