//! Crystal balls in which every location can be reached, with parallel connections among others.

use witchstone_rules::{BallPlan, Connection, ConnectionName, ConnectionPlan, Edition, Location, Spot};

use super::{between, number, shuffle};
use crate::Dice;

pub(super) fn random(dice: &mut Dice) -> BallPlan {
    let mut bonus: Vec<u8> =
        (0..between(dice, 0, BallPlan::MAX_WITCHSTONE_BONUS)).map(|_| number(dice, 0, 20)).collect();
    bonus.sort_unstable_by(|a, b| b.cmp(a));
    BallPlan::new(connections(dice), bonus, spots(dice))
}

/// The classic places, moved a little or thrown anywhere.
fn spots(dice: &mut Dice) -> [Spot; Location::COUNT] {
    let anywhere = dice.one_in(4);
    let mut fraction = || dice.below(1001) as f32 / 1000.0;
    Edition::classic().ball.spots.map(|Spot { angle, radius }| {
        let (turn, out) = (fraction(), fraction());
        if anywhere {
            return Spot { angle: 360.0 * turn, radius: out };
        }
        Spot { angle: angle + 20.0 * (turn - 0.5), radius: (radius + 0.2 * (out - 0.5)).clamp(0.0, 1.0) }
    })
}

/// A tree over all locations, and more connections between any two.
fn connections(dice: &mut Dice) -> Vec<ConnectionPlan> {
    let mut order: Vec<Location> = Location::all().collect();
    shuffle(dice, &mut order);
    let mut plans: Vec<ConnectionPlan> = Vec::new();
    for at in 1..order.len() {
        let to = order[dice.below(at)];
        plans.push(connection(dice, order[at], to));
    }
    for _ in 0..between(dice, 0, Connection::MAX - plans.len()) {
        let plan = if dice.one_in(4) {
            let like = *dice.pick(&plans);
            connection(dice, like.from, like.to)
        } else {
            let ends = super::some_of(dice, order.clone(), 2);
            connection(dice, ends[0], ends[1])
        };
        if has_room(&plans, &plan) {
            plans.push(plan);
        }
    }
    shuffle(dice, &mut plans);
    plans
}

fn connection(dice: &mut Dice, a: Location, b: Location) -> ConnectionPlan {
    let (from, to) = if dice.one_in(2) { (a, b) } else { (b, a) };
    ConnectionPlan { from, to, spaces: number(dice, 1, 3) }
}

fn has_room(plans: &[ConnectionPlan], plan: &ConnectionPlan) -> bool {
    let ends = |plan: &ConnectionPlan| plan.from.alone() | plan.to.alone();
    let parallel = plans.iter().filter(|other| ends(other) == ends(plan)).count();
    parallel < ConnectionName::MAX_PARALLEL.into()
}
