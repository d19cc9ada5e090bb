//! The table `map`: the Crystal ball.

use super::check::best_first;
use super::label::{Angle, Label, QUARTERS, full_name};
use super::node::{Node, Result};
use crate::edition::limits::{BONUS_POINTS, BONUS_SPACES, CONNECTION_SPACES};
use crate::edition::{BallPlan, ConnectionPlan, Spot};
use crate::{Connection, ConnectionName, Location, Locations};

pub(super) fn read(table: &Node<'_>) -> Result<BallPlan> {
    table.table(&["witchstone_bonus", "places", "connections"])?;
    let bonus = witchstone_bonus(&table.get("witchstone_bonus")?)?;
    let spots = places(&table.get("places")?)?;
    let connections = connections(&table.get("connections")?)?;
    Ok(BallPlan::new(connections, bonus, spots))
}

/// Points of the bonus spaces, the best first (W6).
fn witchstone_bonus(list: &Node<'_>) -> Result<Vec<u8>> {
    let points = list.items(BONUS_SPACES)?;
    let points = points.iter().map(|item| item.number(BONUS_POINTS)).collect::<Result<_>>()?;
    best_first(list, points)
}

fn places(list: &Node<'_>) -> Result<[Spot; Location::COUNT]> {
    let mut spots = [None; Location::COUNT];
    for item in list.items(1..=Location::COUNT)? {
        for (location, spot) in place(&item)? {
            if spots[location.index()].replace(spot).is_some() {
                return Err(item.get("name")?.error(format!("places {} a second time", full_name(location))));
            }
        }
    }
    if let Some(missing) = Location::all().find(|location| spots[location.index()].is_none()) {
        return Err(list.error(format!("has no entry for {}", full_name(missing))));
    }
    Ok(spots.map(Option::unwrap_or_default))
}

fn place(item: &Node<'_>) -> Result<Vec<(Location, Spot)>> {
    item.table(&["name", "angle", "radius"])?;
    let label = Label::read(&item.get("name")?)?;
    let angle_node = item.get("angle")?;
    let angle = Angle::read(&angle_node)?;
    let radius = item.get("radius")?.real(0.0..=1.0)?;
    if angle.uses_k() && !label.uses_k() {
        return Err(angle_node.error("is given by k, but the name beside it has no k"));
    }
    let quarters = if label.uses_k() { QUARTERS } else { 1 };
    Ok((0..quarters).map(|k| (label.at(k), Spot { angle: angle.at(k), radius })).collect())
}

fn connections(list: &Node<'_>) -> Result<Vec<ConnectionPlan>> {
    let mut plans = Vec::new();
    for item in list.items(1..=Connection::MAX)? {
        let in_quarters = connection(&item)?;
        check_quarters(&item, &in_quarters)?;
        for plan in in_quarters {
            check_ends(&item, plan, &plans)?;
            plans.push(plan);
        }
    }
    if plans.len() > Connection::MAX {
        let (count, most) = (plans.len(), Connection::MAX);
        return Err(list.error(format!("has {count} connections, but there may be {most} at most")));
    }
    check_reach(list, &plans)?;
    Ok(plans)
}

/// The connections that an entry stands for: one, or one in each quarter.
fn connection(item: &Node<'_>) -> Result<Vec<ConnectionPlan>> {
    item.table(&["from", "to", "spaces"])?;
    let (from, to) = (Label::read(&item.get("from")?)?, Label::read(&item.get("to")?)?);
    let spaces = item.get("spaces")?.number(CONNECTION_SPACES)?;
    let quarters = if from.uses_k() || to.uses_k() { QUARTERS } else { 1 };
    Ok((0..quarters).map(|k| ConnectionPlan { from: from.at(k), to: to.at(k), spaces }).collect())
}

fn ends(plan: &ConnectionPlan) -> Locations {
    plan.from.alone() | plan.to.alone()
}

/// `forest k` to `forest k+2` names each pair twice: hardly what is printed.
fn check_quarters(item: &Node<'_>, plans: &[ConnectionPlan]) -> Result<()> {
    let again = (1..plans.len()).find(|&k| plans[..k].iter().any(|plan| ends(plan) == ends(&plans[k])));
    let Some(k) = again else { return Ok(()) };
    let (from, to) = (full_name(plans[k].from), full_name(plans[k].to));
    Err(item.error(format!("joins {from} and {to} twice; list these connections one by one")))
}

fn check_ends(item: &Node<'_>, plan: ConnectionPlan, earlier: &[ConnectionPlan]) -> Result<()> {
    let (from, to) = (full_name(plan.from), full_name(plan.to));
    if plan.from == plan.to {
        return Err(item.error(format!("joins {from} to itself")));
    }
    let most = ConnectionName::MAX_PARALLEL;
    let parallel = earlier.iter().filter(|other| ends(other) == ends(&plan)).count();
    if parallel >= most as usize {
        return Err(item.error(format!("joins {from} and {to}, which {most} connections join already")));
    }
    Ok(())
}

/// Every location can be reached from every other.
fn check_reach(list: &Node<'_>, plans: &[ConnectionPlan]) -> Result<()> {
    let mut reached = Location::WITCHSTONE.alone();
    // Each round reaches at least one location more, or none ever again.
    for _ in 0..Location::COUNT {
        for plan in plans {
            if !(ends(plan) & reached).is_empty() {
                reached |= ends(plan);
            }
        }
    }
    match (Locations::ALL & !reached).iter().next() {
        Some(lost) => Err(list.error(format!("leaves no way from the witchstone to {}", full_name(lost)))),
        None => Ok(()),
    }
}
