//! The three tracks: points, Magic Wand and Pentagram.

use witchstone_rules::Silver;

use super::{Bench, Fact, Fault, Look, number};

pub(super) const FACTS: &[Fact] = &[
    Fact::own("score", |look, _| Ok(look.area().score.to_string())).given(|bench, _, value| {
        bench.area().score = number(value)?;
        Ok(())
    }),
    Fact::own("wand", |look, _| Ok(look.area().wand.to_string())).given(set_wand),
    Fact::own("pentagram", |look, _| Ok(look.area().pentagram.to_string())).given(|bench, _, value| {
        bench.area().pentagram = number(value)?;
        Ok(())
    }),
    Fact::own("silver", silver_points),
];

/// Counters are given in the order in which they came to their spaces.
fn set_wand(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    bench.table.wand_moves += 1;
    let order = bench.table.wand_moves;
    let area = bench.area();
    area.wand = number(value)?;
    area.wand_order = order;
    Ok(())
}

/// Points that one kind of silver space has brought.
fn silver_points(look: &Look<'_>, kind: &str) -> Result<String, Fault> {
    let silver = Silver::ALL.into_iter().find(|silver| silver.name() == kind);
    let silver = silver.ok_or_else(|| format!("{kind:?} is no silver space"))?;
    Ok(look.area().silver_points[silver as usize].to_string())
}
