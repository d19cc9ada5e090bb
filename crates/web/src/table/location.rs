//! One location of the Crystal ball: its drawing, its chip, its Witches.

use leptos::prelude::*;
use witchstone_rules::{BigWitch, Chip, Location, Move, Place, Player};

use super::art::{badge, glyph_at, points_badge, price_badge};
use super::geometry::Point;
use super::geometry::ball::{bonus_space, disc, spot};
use super::scene::Scene;
use super::{HitTarget, art};

/// A location with everything on it.
pub fn location(scene: &Scene, location: Location) -> AnyView {
    let thing = HitTarget::Location(location);
    let place = location.place();
    let radius = disc(place);
    let class = scene.class(&format!("location {}", place.name()), thing);
    let owner = scene.table().players().find(|player| scene.table().areas[*player].tower == Some(location));
    let ring =
        owner.map(|player| view! { <circle class="owned" r=radius - 2.5 stroke=art::fill(player)></circle> });
    let size = if place == Place::Witchstone { 62.0 } else { 1.3 * radius };
    let lift = if place == Place::Witchstone { -10.0 } else { -radius * 0.22 };
    view! {
        <g class=class transform=spot(scene.edition(), location).translate() data-t=thing.code() tabindex=scene.tab(thing)
            role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {scene.is_live(thing).then(|| art::touch_area(Point::default()))}
            {scene.is_last(thing).then(|| view! { <circle class="last-ring" r=radius + 5.0></circle> })}
            <circle class="disc" r=radius></circle>
            {ring}
            {glyph_at(art::place(place), "place".into(), Point::new(0.0, lift), size)}
            {scene.table().chips[location.index()].map(|it| chip(it, radius))}
            {(place == Place::Witchstone).then(|| bonus_spaces(scene))}
            {figures(scene, location, radius)}
            {owner.and_then(|player| lying(scene, player, radius))}
            {price(scene, location, radius)}
        </g>
    }
    .into_any()
}

fn chip(chip: Chip, radius: f32) -> AnyView {
    let at = Point::polar(-45.0, radius + 2.0);
    view! {
        <g class=format!("chip {}", art::chip_tint(chip)) transform=at.translate()>
            <use href="#w-chip" x="-15" y="-15" width="30" height="30"></use>
            {glyph_at(art::chip(chip), String::new(), Point::default(), 18.0)}
        </g>
    }
    .into_any()
}

/// The standing Witches in a row at the lower edge.
fn figures(scene: &Scene, location: Location, radius: f32) -> AnyView {
    let table = scene.table();
    let stone = location == Location::WITCHSTONE;
    let here = |player: &Player| {
        let area = &table.areas[*player];
        area.standing.contains(location) && !(stone && area.rank > 0)
    };
    let standing: Vec<Player> = table.players().filter(here).collect();
    let step = 17.0;
    let left = -step * (standing.len() as f32 - 1.0) / 2.0;
    let drawn = standing.iter().enumerate().map(|(at, &player)| {
        let x = left + step * at as f32;
        figure(scene, player, location, Point::new(x, if stone { -radius + 8.0 } else { radius - 9.0 }))
    });
    drawn.collect_view().into_any()
}

/// One standing figure: Grandmaster, Big Witch or Witch.
fn figure(scene: &Scene, player: Player, location: Location, at: Point) -> AnyView {
    let area = &scene.table().areas[player];
    let first = area.tower == Some(location);
    let (href, scale) = if first && scene.table().options.grandmasters {
        ("#w-grandmaster", 1.3)
    } else if first || area.big == BigWitch::Standing(location) {
        ("#w-big-figure", 1.3)
    } else {
        ("#w-figure", 1.0)
    };
    let (width, height) = (19.0 * scale, 24.0 * scale);
    view! {
        <use class="figure" href=href fill=art::fill(player) x=at.x - width / 2.0 y=at.y - height / 2.0 width=width
            height=height></use>
    }
    .into_any()
}

/// The Witches that lie beside a tower, and how many if there are several.
fn lying(scene: &Scene, player: Player, radius: f32) -> Option<AnyView> {
    let count = scene.table().areas[player].lying_witches();
    let at = Point::polar(148.0, radius + 6.0);
    (count > 0).then(|| {
        view! {
            <g class="lying" transform=at.translate()>
                <use href="#w-lying" fill=art::fill(player) x="-19" y="-9" width="23" height="18"></use>
                {(count > 1).then(|| badge(Point::new(13.0, 2.0), &format!("×{count}"), "count"))}
            </g>
        }
        .into_any()
    })
}

/// The bonus spaces at the Witchstone, with the Witches that took them.
fn bonus_spaces(scene: &Scene) -> AnyView {
    let table = scene.table();
    let bonus = &scene.edition().ball.witchstone_bonus;
    let spaces = bonus.iter().enumerate().map(|(at, points)| {
        let place = bonus_space(at, bonus.len());
        let taken = table.players().find(|player| usize::from(table.areas[*player].rank) == at + 1);
        let class = if usize::from(table.witchstone_taken) > at { "bonus taken" } else { "bonus" };
        let who = taken.map(|player| figure(scene, player, Location::WITCHSTONE, Point::default()));
        view! {
            <g class=class transform=place.translate()>
                <circle r="12.5"></circle>
                {glyph_at("#w-crown".into(), "s-points".into(), Point::new(0.0, -13.0), 11.0)}
                <text y="6" text-anchor="middle">{points.to_string()}</text>
                {who}
            </g>
        }
    });
    let collecting = table.collecting.witchstone.then(|| {
        let at = Point::polar(-45.0, 44.0);
        glyph_at("#w-collecting".into(), String::new(), at, 30.0)
    });
    view! { <g>{spaces.collect_view()}{collecting}</g> }.into_any()
}

/// What a Witch pays and wins here; what a first figure wins.
fn price(scene: &Scene, location: Location, radius: f32) -> Option<AnyView> {
    let several = scene.targeting.sequences(HitTarget::Location(location))?;
    // The best of several; the menu lists each.
    let points = several.iter().map(|it| scene.table().points_of(it.goal())).max()?;
    let gain = |at: Point| points_badge(at, &format!("+{points}"));
    let first = several.first()?;
    let text = match first.goal() {
        Move::Tower(_) => return Some(gain(Point::polar(-135.0, radius + 4.0))),
        Move::LayWitch { .. } => "1".to_owned(),
        Move::Witch { .. } => scene.table().sending_price(*first)?.to_string(),
        _ => return None,
    };
    let gain = (points > 0).then(|| gain(Point::polar(-90.0, radius + 1.0)));
    let price = price_badge(Point::polar(-150.0, radius + 6.0), &text);
    Some(view! { <g>{price}{gain}</g> }.into_any())
}
