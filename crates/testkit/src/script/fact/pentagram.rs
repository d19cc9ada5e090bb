//! The Pentagram: special tiles and owl tiles.

use super::super::deal::tile;
use super::{Bench, Fact, Fault, joined, number, or_none};

pub(super) const FACTS: &[Fact] = &[
    Fact::open("special", |look, what| Ok(or_none(look.table().specials[space(what)?]))).given(set_special),
    Fact::open("specials-left", |look, _| Ok(look.table().specials_left.to_string())).given(
        |bench, _, value| {
            bench.table.specials_left = number(value)?;
            Ok(())
        },
    ),
    Fact::own("specials", |look, _| Ok(look.area().specials.to_string())).given(|bench, _, value| {
        bench.area().specials = number(value)?;
        Ok(())
    }),
    Fact::open("specials-aside", |look, _| Ok(joined(look.table().specials_aside.kinds()))),
    Fact::open("owls-left", |look, what| Ok(look.table().owls_left[stack(what)?].to_string()))
        .given(set_owls_left),
    Fact::own("owls", |look, _| Ok(joined(look.area().owl_values(look.state.edition())))),
];

/// The hex spaces are counted from 1.
fn space(what: &str) -> Result<usize, Fault> {
    match what {
        "1" => Ok(0),
        "2" => Ok(1),
        "3" => Ok(2),
        _ => Err("the hex spaces are 1, 2 and 3".into()),
    }
}

/// The owl spaces are counted from 1.
fn stack(what: &str) -> Result<usize, Fault> {
    match what {
        "1" => Ok(0),
        "2" => Ok(1),
        _ => Err("the owl spaces are 1 and 2".into()),
    }
}

fn set_special(bench: &mut Bench<'_>, what: &str, value: &str) -> Result<(), Fault> {
    bench.table.specials[space(what)?] = if value == "none" { None } else { Some(tile(value)?) };
    Ok(())
}

fn set_owls_left(bench: &mut Bench<'_>, what: &str, value: &str) -> Result<(), Fault> {
    bench.table.owls_left[stack(what)?] = number(value)?;
    Ok(())
}
