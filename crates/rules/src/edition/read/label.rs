//! Names of locations and angles, which may stand for all four quarters of the ball at once.

use super::node::{Node, Result, quoted};
use crate::edition::limits::MAX_DEGREES;
use crate::{Location, Place};

/// The quarters of the ball.
pub(super) const QUARTERS: usize = 4;

/// A name of a location: `witchstone`, `tower 2`, or `tower k` and `forest k+1` for every quarter k.
#[derive(Clone, Copy)]
pub(super) enum Label {
    One(Location),
    /// The location of this kind, this many quarters further.
    Each(Place, usize),
}

impl Label {
    pub(super) fn read(node: &Node<'_>) -> Result<Label> {
        let text = node.text()?;
        Label::parse(text).ok_or_else(|| {
            let known = "\"witchstone\", or tower, forest, village or castle with 0 to 3, k or k+1 after it";
            node.error(format!("is {}, but must be {known}", quoted(text)))
        })
    }

    fn parse(text: &str) -> Option<Label> {
        if text == Place::Witchstone.name() {
            return Some(Label::One(Location::WITCHSTONE));
        }
        let (kind, number) = text.split_once(' ')?;
        let place = Place::from_name(kind).filter(|place| *place != Place::Witchstone)?;
        match number {
            "k" => Some(Label::Each(place, 0)),
            _ => match number.strip_prefix("k+") {
                Some(ahead) => Some(Label::Each(place, quarter(ahead)?)),
                None => Location::nth(place, quarter(number)?).map(Label::One),
            },
        }
    }

    /// Whether it stands for four locations.
    pub(super) fn uses_k(self) -> bool {
        matches!(self, Label::Each(..))
    }

    /// The location meant in quarter `k`.
    pub(super) fn at(self, k: usize) -> Location {
        match self {
            Label::One(location) => location,
            Label::Each(place, ahead) => {
                Location::nth(place, (k + ahead) % QUARTERS).expect("every kind with a k has four locations")
            }
        }
    }
}

fn quarter(text: &str) -> Option<usize> {
    ["0", "1", "2", "3"].iter().position(|number| *number == text)
}

/// A location's name in edition files.
pub(in crate::edition) fn full_name(location: Location) -> String {
    match location.place() {
        Place::Witchstone => Place::Witchstone.name().into(),
        place => format!("{} {}", place.name(), location.number()),
    }
}

/// An angle in degrees: a number, or a text such as `45 + 90k` or `90k`.
#[derive(Clone, Copy)]
pub(super) struct Angle {
    base: f32,
    each: f32,
}

const MOST_DEGREES: f32 = MAX_DEGREES as f32;

impl Angle {
    pub(super) fn read(node: &Node<'_>) -> Result<Angle> {
        if !node.is_text() {
            return Ok(Angle { base: node.real(-MOST_DEGREES..=MOST_DEGREES)?, each: 0.0 });
        }
        let text = node.text()?;
        Angle::parse(text).ok_or_else(|| {
            node.error(format!(
                "is {}, but must be a number of degrees or a text like \"45 + 90k\"",
                quoted(text)
            ))
        })
    }

    fn parse(text: &str) -> Option<Angle> {
        let Some(sum) = text.trim().strip_suffix('k') else {
            return Some(Angle { base: degrees(text)?, each: 0.0 });
        };
        let angle = match sum.rsplit_once('+') {
            Some((base, each)) => Angle { base: degrees(base)?, each: degrees(each)? },
            None => Angle { base: 0.0, each: degrees(sum)? },
        };
        // What is given by k can also be written out.
        (0..QUARTERS).all(|k| angle.at(k).abs() <= MOST_DEGREES).then_some(angle)
    }

    /// Whether it differs between quarters.
    pub(super) fn uses_k(self) -> bool {
        self.each != 0.0
    }

    /// The angle in quarter `k`.
    pub(super) fn at(self, k: usize) -> f32 {
        self.base + self.each * k as f32
    }
}

fn degrees(text: &str) -> Option<f32> {
    text.trim().parse().ok().filter(|degrees: &f32| degrees.abs() <= MOST_DEGREES)
}
