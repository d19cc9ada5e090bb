//! The Crystal ball: connections, locations, and who is where.

use leptos::prelude::*;
use witchstone_rules::{Connection, Move, Player};

use super::art::{badge, points_badge};
use super::geometry::Point;
use super::geometry::ball::{SIZE, SPACE_BREADTH, Slot, middle, road, slots};
use super::location::location;
use super::scene::Scene;
use super::{HitTarget, art};

/// The ball with everything on it.
pub fn ball(scene: &Scene, pointed: Option<HitTarget>) -> AnyView {
    cut_out(scene, pointed, format!("0 0 {SIZE} {SIZE}"))
}

/// A square of this width out of the ball, for a closer look.
pub fn detail(scene: &Scene, middle: Point, width: f32) -> AnyView {
    let corner = middle.minus(Point::new(width / 2.0, width / 2.0));
    cut_out(scene, None, format!("{:.0} {:.0} {width} {width}", corner.x, corner.y))
}

fn cut_out(scene: &Scene, pointed: Option<HitTarget>, view_box: String) -> AnyView {
    let edition = scene.edition();
    let connections = (0..edition.ball.connections.len()).map(Connection::from_index);
    let label = scene.words.text("table-ball");
    view! {
        <svg class="ball" viewBox=view_box role="group" aria-label=label>
            <circle class="glass" cx=SIZE / 2.0 cy=SIZE / 2.0 r=SIZE / 2.0 - 4.0></circle>
            <circle class="glass-rim" cx=SIZE / 2.0 cy=SIZE / 2.0 r=SIZE / 2.0 - 4.0></circle>
            <path class="shine" d="M118 92A270 270 0 0 1 300 22A250 250 0 0 0 118 92Z"></path>
            {connections.clone().map(|it| connection(scene, it)).collect_view()}
            {walk(scene, pointed)}
            {witchstone_rules::Location::all().map(|it| location(scene, it)).collect_view()}
            {connections.filter_map(|it| price(scene, it)).collect_view()}
        </svg>
    }
    .into_any()
}

fn connection(scene: &Scene, connection: Connection) -> AnyView {
    let thing = HitTarget::Connection(connection);
    let slots = slots(scene.edition(), connection);
    let owned = scene.table().units_on(connection);
    let done = owned.is_some_and(|(_, units)| usize::from(units) == slots.len());
    let class = scene.class(if done { "connection done" } else { "connection" }, thing);
    let road = road(scene.edition(), connection).path();
    let spaces = slots.iter().enumerate().map(|(at, slot)| {
        let unit = owned.filter(|(_, units)| at < usize::from(*units)).map(|(player, _)| player);
        let next = owned.map_or(0, |(_, units)| usize::from(units)) == at;
        space(slot, unit, next)
    });
    view! {
        <g class=class data-t=thing.code() tabindex=scene.tab(thing) role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {scene.is_last(thing).then(|| view! { <path class="last-road" d=road.clone()></path> })}
            <path class="road" d=road.clone()></path>
            <path class="hit" d=road></path>
            {spaces.collect_view()}
        </g>
    }
    .into_any()
}

fn space(slot: &Slot, unit: Option<Player>, next: bool) -> AnyView {
    let class = match (unit, next) {
        (Some(_), _) => "space unit",
        (None, true) => "space next",
        (None, false) => "space",
    };
    let fill = unit.map(art::fill);
    view! {
        <rect class=class fill=fill x=-slot.length / 2.0 y=-SPACE_BREADTH / 2.0 width=slot.length
            height=SPACE_BREADTH rx="5" transform=slot.transform()></rect>
    }
    .into_any()
}

/// What Energy here gives: points, or the progress of the connection.
fn price(scene: &Scene, connection: Connection) -> Option<AnyView> {
    let thing = HitTarget::Connection(connection);
    let units = scene.targeting.sequences(thing)?.first()?.times();
    let spaces = scene.edition().ball.plan(connection).spaces;
    let unit = scene.table().units_on(connection).map_or(0, |(_, laid)| laid) + units;
    let at = middle(scene.edition(), connection);
    let points = scene.table().points_of_connection(connection);
    Some(if unit == spaces {
        points_badge(at, &format!("+{points}"))
    } else {
        badge(at, &format!("{unit}/{spaces}"), "count")
    })
}

/// The path of the Witch to the location that is pointed at.
fn walk(scene: &Scene, pointed: Option<HitTarget>) -> Option<AnyView> {
    let thing @ HitTarget::Location(to) = pointed? else {
        return None;
    };
    let moon = match scene.targeting.sequences(thing)?.first()?.goal() {
        Move::Witch { moon, .. } => moon,
        _ => return None,
    };
    let path = scene.table().witch_path(to, moon)?;
    let edition = scene.edition();
    let lines = path.connections.iter().map(|&connection| {
        view! { <path d=road(edition, connection).path()></path> }
    });
    Some(view! { <g class="witch-path">{lines.collect_view()}</g> }.into_any())
}
