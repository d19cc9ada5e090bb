//! Days, and the puzzle of each.

use js_sys::{Array, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

/// A day, counted from 1 January 1970, by the clock on the wall.
pub type Day = i32;

/// The day of a date (year, month from 1 on, day of the month).
pub fn day_of(year: i32, month: i32, day: i32) -> Day {
    // Years that begin in March have the leap day at their end; 400 of them have 146,097 days.
    let year = if month <= 2 { year - 1 } else { year };
    let months = (month + 9) % 12;
    let days = 365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    days + (153 * months + 2) / 5 + day - 1 - 719_468
}

/// Today, where the player is.
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    day_of(now.get_full_year() as i32, now.get_month() as i32 + 1, now.get_date() as i32)
}

/// Writes days as people do who speak a language. Making one takes the browser longer than many days.
pub struct Calendar(Intl::DateTimeFormat);

impl Calendar {
    /// For the language of this code.
    pub fn new(language: &str) -> Calendar {
        let options = Object::new();
        for (name, value) in [("day", "numeric"), ("month", "long"), ("timeZone", "UTC")] {
            Reflect::set(&options, &name.into(), &value.into()).unwrap_or_default();
        }
        Calendar(Intl::DateTimeFormat::new(&Array::of1(&language.into()), &options))
    }

    /// A day of a month.
    pub fn write(&self, day: Day) -> String {
        // Noon, so that no time zone makes it another day.
        let milliseconds = f64::from(day) * 86_400_000.0 + 43_200_000.0;
        let written = self.0.format().call1(&JsValue::UNDEFINED, &milliseconds.into());
        written.ok().and_then(|text| text.as_string()).unwrap_or_default()
    }
}

/// The number of a day's puzzle, from 1 to `count`. Every puzzle comes up before any repeats, and neighbours in the file,
/// which are similar, are not on consecutive days.
pub fn number_of(day: Day, count: usize) -> usize {
    let Ok(count) = i32::try_from(count.max(1)) else {
        return 1;
    };
    let stride = (count * 2 / 5 + 1..).find(|stride| common_divisor(*stride, count) == 1).unwrap_or(1);
    (i64::from(day) * i64::from(stride)).rem_euclid(count.into()) as usize + 1
}

fn common_divisor(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn days_are_counted_through_months_and_leap_years() {
        for (date, day) in [
            ((1970, 1, 1), 0),
            ((1969, 12, 31), -1),
            ((2000, 2, 29), 11_016),
            ((2000, 3, 1), 11_017),
            ((2026, 11, 15), 20_772),
            ((2027, 1, 1), 20_819),
        ] {
            assert_eq!(day_of(date.0, date.1, date.2), day, "{date:?}");
        }
    }

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for count in [1, 2, 7, 10, 59, 60, 64] {
            let numbers = (20_000..20_000 + count as Day).map(|day| number_of(day, count));
            assert_eq!(numbers.collect::<BTreeSet<_>>(), (1..=count).collect(), "{count}");
        }
        let far = |day: Day| number_of(day, 59).abs_diff(number_of(day + 1, 59));
        assert!((20_000..20_100).all(|day| far(day) > 5));
    }
}
