//! The pages of the table: one's corner, the ball, the tracks, the shelf, the others.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use witchstone_rules::{Player, View};

use super::app::App;
use super::backend::GameBackend;
use super::board::{DrawStyle, draw_ball, draw_cauldron};
use super::chooser::Place;
use super::frame::{Hits, Target, below, write};
use super::theme::Theme;
use crate::draw::{Scene, area as areas, ball, rack, scrolls, tracks, turn, wrap};

/// A page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// The person's own area.
    Corner,
    /// The Crystal ball.
    Ball,
    /// Its connections as a list.
    Connections,
    /// The Wand and the Pentagram.
    Tracks,
    /// The vial rack and the Scrolls.
    Shelf,
    /// Another player's area.
    Other(Player),
}

/// Columns of a drawn Cauldron, with a gap.
const CAULDRON: u16 = 38;

/// The pages that there are tabs for.
pub fn of(view: &View, wide: bool) -> Vec<Page> {
    let mut pages = if wide { vec![] } else { vec![Page::Corner, Page::Ball, Page::Tracks, Page::Shelf] };
    pages.push(Page::Connections);
    let others = view.table.players().filter(|&player| Some(player) != view.seat);
    pages.extend(others.map(Page::Other));
    pages
}

/// What a page is called.
pub fn label<G: GameBackend>(page: Page, app: &App<'_, G>) -> String {
    let key = match page {
        Page::Corner => "heading-cauldron",
        Page::Ball => "heading-ball",
        Page::Connections => "heading-connections",
        Page::Tracks => "cli-screen-tracks",
        Page::Shelf => "heading-scrolls",
        Page::Other(player) => return app.voice.player(player),
    };
    app.voice.text(key)
}

/// Draws a page.
pub fn draw<G: GameBackend>(
    page: Page,
    app: &App<'_, G>,
    scene: &Scene,
    area: Rect,
    buf: &mut Buffer,
    hits: &mut Hits,
) {
    let marked = app.chooser.text();
    let draw_style = DrawStyle { theme: app.theme, glyphs: app.voice.glyphs, marked: &marked };
    let own = app.view().and_then(|view| view.seat);
    match page {
        Page::Corner => {
            draw_area(app, scene, own.unwrap_or(scene.table.player), area, buf, &draw_style, Some(hits))
        }
        Page::Other(player) => draw_area(app, scene, player, area, buf, &draw_style, None),
        Page::Ball => draw_ball(buf, area, &scene.table, &draw_style, hits),
        Page::Connections => {
            let count = usize::from(area.width / 17).max(1);
            let list = ball::connections(&scene.table, app.voice.glyphs, count);
            plain(buf, area, 0, list.lines());
        }
        Page::Tracks => draw_tracks(app, scene, area, buf),
        Page::Shelf => draw_shelf(app, scene, area, buf, hits),
    }
}

fn plain<'a>(buf: &mut Buffer, area: Rect, from: u16, lines: impl Iterator<Item = &'a str>) {
    for (y, line) in (i32::from(from)..).zip(lines) {
        write(buf, area, 0, y, line, Style::new());
    }
}

/// A Cauldron, with the area of the player and the current turn.
fn draw_area<G: GameBackend>(
    app: &App<'_, G>,
    scene: &Scene,
    player: Player,
    area: Rect,
    buf: &mut Buffer,
    draw_style: &DrawStyle<'_>,
    own: Option<&mut Hits>,
) {
    let is_own = own.is_some();
    draw_cauldron(buf, area, &scene.table, player, draw_style, own);
    let right =
        Rect { x: area.x + CAULDRON.min(area.width), width: area.width.saturating_sub(CAULDRON), ..area };
    let width = usize::from(right.width).max(1);
    write(buf, right, 0, 0, &areas::title(scene, player, &app.voice), app.theme.player(player));
    let mut facts: Vec<String> = vec![];
    if is_own && scene.table.player == player {
        // What is in progress comes first: it decides what to do next.
        facts.extend(turn::in_progress(&scene.table, &app.voice));
    }
    facts.extend(areas::facts(scene, player, &app.voice));
    let lines = facts.iter().flat_map(|fact| wrap(fact, width));
    for (y, line) in (1..).zip(lines) {
        write(buf, right, 0, y, &line, Style::new());
    }
}

/// Of each three lines of a track the first are numbers, the second what the spaces hold, the third who stands there.
fn draw_tracks<G: GameBackend>(app: &App<'_, G>, scene: &Scene, area: Rect, buf: &mut Buffer) {
    let width = usize::from(area.width);
    let theme = app.theme;
    let wand = tracks::wand(&scene.table, app.voice.glyphs, width);
    let mut y = 0;
    for (row, line) in wand.lines().enumerate() {
        track_line(buf, area, y, row % 3, line, theme);
        y += 1;
    }
    let pentagram = tracks::pentagram(&scene.table, &app.voice, width);
    let last = pentagram.lines().count().saturating_sub(1);
    for (row, line) in pentagram.lines().enumerate() {
        let kind = if row == last { 3 } else { row % 3 };
        track_line(buf, area, y, kind, line, theme);
        y += 1;
    }
}

fn track_line(buf: &mut Buffer, area: Rect, y: i32, kind: usize, line: &str, theme: Theme) {
    for (x, character) in (0..).zip(line.chars()) {
        let style = match (kind, character.to_digit(10)) {
            (0, _) => theme.faint(),
            (1, _) => theme.character(character),
            (2, Some(number @ 1..=4)) => theme.player(Player::new(number as usize - 1)),
            _ => Style::new(),
        };
        write(buf, area, x, y, &character.to_string(), style);
    }
}

/// The vial rack, and below it the Scrolls on display, which can be pointed at.
fn draw_shelf<G: GameBackend>(
    app: &App<'_, G>,
    scene: &Scene,
    area: Rect,
    buf: &mut Buffer,
    hits: &mut Hits,
) {
    let rack = rack::rack(&scene.table, &app.voice);
    let height = rack.height() as u16;
    for (y, line) in (0..).zip(rack.lines()) {
        for (x, character) in (0..).zip(line.chars()) {
            // Only the first line names symbols by their letters.
            let style = if y == 0 { app.theme.character(character) } else { Style::new() };
            write(buf, area, x, y, &character.to_string(), style);
        }
    }
    let inside = below(area, height);
    let display = scrolls::display(&scene.table, &app.voice);
    plain(buf, inside, 0, display.lines());
    let marked = app.chooser.text();
    for position in 1..=usize::from(scene.table.display.len()) {
        let (y, place) = (position as i32 - 1, Place::Scroll(position));
        if place.is_in(&marked) {
            write(buf, inside, 0, y, ">", app.theme.heading());
        }
        hits.add(inside, (0, y), (i32::from(inside.width), 1), Target::Place(place));
    }
}
