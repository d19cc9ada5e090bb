//! Crystal balls in which every location can be reached, with parallel connections among others.

use witchstone_rules::{
    BallPlan, Connection, ConnectionName, ConnectionPlan, Edition, Location, SplitMix64, Spot,
};

use super::{between, number};

pub(super) fn random(rng: &mut SplitMix64) -> BallPlan {
    let mut bonus: Vec<u8> =
        (0..between(rng, 0, BallPlan::MAX_WITCHSTONE_BONUS)).map(|_| number(rng, 0, 20)).collect();
    bonus.sort_unstable_by(|a, b| b.cmp(a));
    BallPlan::new(connections(rng), bonus, spots(rng))
}

/// The classic places, moved a little or thrown anywhere.
fn spots(rng: &mut SplitMix64) -> [Spot; Location::COUNT] {
    let anywhere = rng.one_in(4);
    let mut fraction = || rng.below(1001) as f32 / 1000.0;
    Edition::classic().ball.spots.map(|Spot { angle, radius }| {
        let (turn, out) = (fraction(), fraction());
        if anywhere {
            return Spot { angle: 360.0 * turn, radius: out };
        }
        Spot { angle: angle + 20.0 * (turn - 0.5), radius: (radius + 0.2 * (out - 0.5)).clamp(0.0, 1.0) }
    })
}

/// A tree over all locations, and more connections between any two.
fn connections(rng: &mut SplitMix64) -> Vec<ConnectionPlan> {
    let mut order: Vec<Location> = Location::all().collect();
    rng.shuffle(&mut order);
    let mut plans: Vec<ConnectionPlan> = Vec::new();
    for at in 1..order.len() {
        let to = order[rng.below(at)];
        plans.push(connection(rng, order[at], to));
    }
    for _ in 0..between(rng, 0, Connection::MAX - plans.len()) {
        let plan = if rng.one_in(4) {
            let like = *rng.pick(&plans);
            connection(rng, like.from, like.to)
        } else {
            let ends = super::some_of(rng, order.clone(), 2);
            connection(rng, ends[0], ends[1])
        };
        if has_room(&plans, &plan) {
            plans.push(plan);
        }
    }
    rng.shuffle(&mut plans);
    plans
}

fn connection(rng: &mut SplitMix64, a: Location, b: Location) -> ConnectionPlan {
    let (from, to) = if rng.one_in(2) { (a, b) } else { (b, a) };
    ConnectionPlan { from, to, spaces: number(rng, 1, 3) }
}

fn has_room(plans: &[ConnectionPlan], plan: &ConnectionPlan) -> bool {
    let ends = |plan: &ConnectionPlan| plan.from.alone() | plan.to.alone();
    let parallel = plans.iter().filter(|other| ends(other) == ends(plan)).count();
    parallel < ConnectionName::MAX_PARALLEL.into()
}
