//! What people do to people at a table, for the log.

use crate::admin::log_name;
use crate::domain::{Entry, Person, Seat, Status, Table};

/// Something that a host did to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Audit {
    /// A name was muted, or no longer.
    Muted {
        /// Whether it is muted.
        muted: bool,
    },
    /// Guests lost their seats.
    Kicked {
        /// The guests.
        guests: Vec<String>,
    },
}

impl Audit {
    /// What an entry of this guest does to others; none if it does nothing to them.
    pub fn of(table: &Table, who: &Person, entry: &Entry) -> Option<Audit> {
        match entry {
            Entry::Muted { muted, .. } => Some(Audit::Muted { muted: *muted }),
            Entry::Seated { seats } if table.status() == Status::Open => {
                let guests: Vec<String> = others(&table.seats, who)
                    .filter(|guest| !others(seats, who).any(|other| other == *guest))
                    .map(str::to_owned)
                    .collect();
                Some(guests).filter(|guests| !guests.is_empty()).map(|guests| Audit::Kicked { guests })
            }
            _ => None,
        }
    }

    /// Logs it.
    pub fn log(self, table: &str, who: &Person) {
        let (table, by) = (log_name(table), &who.guest);
        match self {
            Audit::Muted { muted: true } => {
                tracing::info!(target: "witchstone::audit", table, by, "name muted")
            }
            Audit::Muted { muted: false } => {
                tracing::info!(target: "witchstone::audit", table, by, "name unmuted")
            }
            Audit::Kicked { guests } => {
                for guest in guests {
                    tracing::info!(target: "witchstone::audit", table, by, guest, "guest kicked");
                }
            }
        }
    }
}

/// The other guests in these seats.
fn others<'a>(seats: &'a [Seat], who: &'a Person) -> impl Iterator<Item = &'a str> {
    let guests = seats.iter().filter_map(|seat| Some(seat.person()?.guest.as_str()));
    guests.filter(move |guest| *guest != who.guest)
}
