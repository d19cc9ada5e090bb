//! The Cauldron and the Crystal ball, drawn with colours, and where they can be pointed at.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use witchstone_rules::{Connection, Location, Player, Table};

use super::chooser::Place;
use super::frame::{Hits, Target, write};
use super::theme::Theme;
use crate::draw::{Glyphs, ball, cauldron, digit};

/// How a board is drawn.
pub struct DrawStyle<'a> {
    /// The colours.
    pub theme: Theme,
    /// The characters.
    pub glyphs: Glyphs,
    /// The written form of the marked move: what it is about is marked on the board too.
    pub marked: &'a str,
}

/// A player's Cauldron; the person's own can be pointed at.
pub fn draw_cauldron(
    buf: &mut Buffer,
    area: Rect,
    table: &Table,
    player: Player,
    draw_style: &DrawStyle<'_>,
    own: Option<&mut Hits>,
) {
    let (theme, plan) = (draw_style.theme, &table.edition.cauldron);
    let contents = &table.areas[player].cauldron;
    for (y, line) in (0..).zip(cauldron::cauldron(contents, plan, draw_style.glyphs).lines()) {
        write(buf, area, 0, y, line, theme.faint());
    }
    let mut hits = own;
    for cell in plan.cells.iter() {
        let (x, y) = cauldron::place(cell.coordinates());
        let content = cauldron::content(contents, plan, cell, draw_style.glyphs);
        let marked = hits.is_some() && Place::Cell(cell).is_in(draw_style.marked);
        for (at, character) in (x..).zip(content.chars()) {
            let mut style = theme.character(character);
            if character == draw_style.glyphs.crystal || character == draw_style.glyphs.black {
                style = theme.player(player);
            } else if character.is_lowercase() || character == draw_style.glyphs.empty {
                style = theme.faint();
            }
            if marked {
                style = style.add_modifier(theme.marked());
            }
            write(buf, area, at, y, &character.to_string(), style);
        }
        if let Some(hits) = &mut hits {
            hits.add(area, (x - 1, y), (3, 1), Target::Place(Place::Cell(cell)));
        }
    }
}

/// The Crystal ball, as large as there is room.
pub fn draw_ball(buf: &mut Buffer, area: Rect, table: &Table, draw_style: &DrawStyle<'_>, hits: &mut Hits) {
    let size = (usize::from(area.width), usize::from(area.height));
    let plans = &table.edition.ball.connections;
    // Owned connections are drawn over free ones.
    let mut lines: Vec<_> = (0..plans.len()).map(Connection::from_index).collect();
    lines.sort_by_key(|&line| ball::owner(table, line).is_some());
    for line in lines {
        draw_connection(buf, area, size, table, line, draw_style);
    }
    for location in Location::all() {
        draw_location(buf, area, size, table, location, draw_style, hits);
    }
}

fn draw_connection(
    buf: &mut Buffer,
    area: Rect,
    size: (usize, usize),
    table: &Table,
    line: Connection,
    draw_style: &DrawStyle<'_>,
) {
    let plan = table.edition.ball.plan(line);
    let (from, to) = (ball::place(table, plan.from, size), ball::place(table, plan.to, size));
    let owner = ball::owner(table, line);
    let (character, mut style) = match owner {
        Some((player, _)) => (digit(player), draw_style.theme.player(player)),
        None => (draw_style.glyphs.empty, draw_style.theme.faint()),
    };
    let written = [format!("{}-{}", plan.from, plan.to), format!("{}-{}", plan.to, plan.from)];
    if draw_style.marked.split(' ').any(|word| written.iter().any(|name| name == word)) {
        style = style.add_modifier(draw_style.theme.marked());
    }
    let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
    let between =
        |a: i32, b: i32, step: i32| a + ((b - a) as f32 * step as f32 / steps as f32).round() as i32;
    for step in 0..=steps {
        write(
            buf,
            area,
            between(from.0, to.0, step),
            between(from.1, to.1, step),
            &character.to_string(),
            style,
        );
    }
    if owner.is_none_or(|(_, units)| units < plan.spaces) {
        // How many units are still to be laid.
        let left = plan.spaces - owner.map_or(0, |(_, units)| units);
        let middle = (between(from.0, to.0, steps / 2), between(from.1, to.1, steps / 2));
        write(buf, area, middle.0, middle.1, &left.to_string(), Style::new().add_modifier(Modifier::BOLD));
    }
}

fn draw_location(
    buf: &mut Buffer,
    area: Rect,
    size: (usize, usize),
    table: &Table,
    location: Location,
    draw_style: &DrawStyle<'_>,
    hits: &mut Hits,
) {
    let (x, y) = ball::place(table, location, size);
    let label = ball::label(table, location, draw_style.glyphs);
    let width = label.chars().count() as i32;
    let left = (x - width / 2).clamp(0, (i32::from(area.width) - width).max(0));
    let name = location.to_string().chars().count() as i32;
    let marked = Place::Location(location).is_in(draw_style.marked);
    for (at, character) in (0..).zip(label.chars()) {
        let player =
            character.to_digit(10).filter(|_| at > name).map(|number| Player::new(number as usize - 1));
        let mut style = match player {
            Some(player) => draw_style.theme.player(player),
            None if at < name => draw_style.theme.heading(),
            None => draw_style.theme.character(character),
        };
        if marked && at < name {
            style = style.add_modifier(draw_style.theme.marked());
        }
        write(buf, area, left + at, y, &character.to_string(), style);
    }
    hits.add(area, (left, y), (width, 1), Target::Place(Place::Location(location)));
}
