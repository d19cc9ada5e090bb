//! The whole screen: where everything stands and what it shows.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use witchstone_rules::View;

use super::app::App;
use super::backend::GameBackend;
use super::chooser::Place;
use super::layout::{Areas, SMALLEST};
use super::pages::{self, Page};
use super::{overlay, theme::Theme};
use crate::draw::{Scene, columns, turn, wrap};
use crate::play::Entry;

/// Something that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A page, by its place among the tabs.
    Tab(usize),
    /// An entry of the list of moves.
    Entry(usize),
    /// A place on the table.
    Place(Place),
}

/// Where things were drawn.
#[derive(Default, Debug)]
pub struct Hits(Vec<(Rect, Target)>);

impl Hits {
    /// A hit target, clipped to its area.
    pub fn add(&mut self, area: Rect, (x, y): (i32, i32), (width, height): (i32, i32), target: Target) {
        let left = (i32::from(area.x) + x).max(0) as u16;
        let place = Rect::new(left, (i32::from(area.y) + y).max(0) as u16, width as u16, height as u16);
        self.0.push((place.intersection(area), target));
    }

    /// How many tabs were drawn.
    pub fn tabs(&self) -> usize {
        self.0.iter().filter(|(_, target)| matches!(target, Target::Tab(_))).count()
    }

    /// The topmost hit target: the one drawn last.
    pub fn at(&self, x: u16, y: u16) -> Option<Target> {
        self.0.iter().rev().find(|(place, _)| place.contains(Position::new(x, y))).map(|&(_, target)| target)
    }
}

/// Writes a text at a place of an area; what does not fit is cut off.
pub fn write(buf: &mut Buffer, area: Rect, x: i32, y: i32, text: &str, style: Style) {
    let inside = area.intersection(buf.area);
    let (Ok(left), Ok(top)) = (u16::try_from(x), u16::try_from(y)) else { return };
    if left < inside.width && top < inside.height {
        buf.set_stringn(inside.x + left, inside.y + top, text, usize::from(inside.width - left), style);
    }
}

/// Draws everything and returns the hit targets.
pub fn draw<G: GameBackend>(app: &App<'_, G>, area: Rect, buf: &mut Buffer) -> Hits {
    let mut hits = Hits::default();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        for (y, line) in (0..).zip(wrap(&app.voice.text("cli-screen-small"), usize::from(area.width))) {
            write(buf, area, 0, y, &line, Style::new());
        }
        return hits;
    }
    let areas = Areas::of(area);
    let theme = app.theme;
    write(buf, areas.title, 0, 0, &title(app), theme.heading());
    match app.view() {
        Some(view) => draw_table(app, &view, &areas, buf, &mut hits),
        None => write(buf, areas.page, 2, 1, &app.game.waiting(), theme.message()),
    }
    draw_moves(app, areas.moves, buf, &mut hits);
    draw_log(app, areas.log, buf);
    write(buf, areas.message, 1, 0, &app.message(), theme.message());
    write(buf, areas.keys, 1, 0, &app.voice.text("cli-screen-keys"), theme.faint());
    if let Some(shown) = &app.overlay {
        overlay::draw(app, shown, area, buf);
        return Hits::default();
    }
    hits
}

fn title<G: GameBackend>(app: &App<'_, G>) -> String {
    match app.view() {
        Some(view) => format!(" {}", turn::title(&view.table, &app.voice)),
        None => " Witchstone".to_owned(),
    }
}

fn draw_table<G: GameBackend>(
    app: &App<'_, G>,
    view: &View,
    areas: &Areas,
    buf: &mut Buffer,
    hits: &mut Hits,
) {
    let scene = Scene::seen(view);
    let pages = pages::of(view, areas.is_wide());
    for (page, place) in &areas.fixed {
        heading(buf, *place, &pages::label(*page, app), app.theme);
        let inside = below(*place, 1);
        pages::draw(*page, app, &scene, inside, buf, hits);
    }
    let current = app.page.min(pages.len().saturating_sub(1));
    draw_tabs(app, &pages, current, areas.tabs, buf, hits);
    if let Some(page) = pages.get(current) {
        pages::draw(*page, app, &scene, areas.page, buf, hits);
    }
}

/// The names of the pages in a line; long ones are cut short so that all fit.
fn draw_tabs<G: GameBackend>(
    app: &App<'_, G>,
    pages: &[Page],
    current: usize,
    area: Rect,
    buf: &mut Buffer,
    hits: &mut Hits,
) {
    let labels: Vec<String> = pages.iter().map(|&page| pages::label(page, app)).collect();
    let room = usize::from(area.width).saturating_sub(3 * labels.len());
    let longest = (1..=40)
        .rev()
        .find(|&most| labels.iter().map(|label| columns(label).min(most)).sum::<usize>() <= room);
    let mut x = 0;
    for (at, label) in labels.iter().enumerate() {
        let short: String = label.chars().take(longest.unwrap_or(1)).collect();
        let text = format!(" {short} ");
        let style = app.theme.heading();
        let style = if at == current { style.add_modifier(app.theme.marked()) } else { style };
        write(buf, area, x, 0, &text, style);
        let width = columns(&text) as i32;
        hits.add(area, (x, 0), (width, 1), Target::Tab(at));
        x += width + 1;
    }
}

/// A heading with a line to the right end of its area.
pub fn heading(buf: &mut Buffer, area: Rect, text: &str, theme: Theme) {
    let rule = if theme.ascii { "-" } else { "─" };
    write(buf, area, 0, 0, &rule.repeat(usize::from(area.width)), theme.faint());
    write(buf, area, 1, 0, &format!(" {text} "), theme.heading());
}

/// The rest of an area below the given number of lines.
pub fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}

fn draw_moves<G: GameBackend>(app: &App<'_, G>, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let text = match app.chooser.narrowed() {
        Some(narrowed) => format!("{}: {narrowed}", app.voice.text("heading-moves")),
        None => app.voice.text("heading-moves"),
    };
    heading(buf, area, &text, app.theme);
    let inside = below(area, 1);
    let height = usize::from(inside.height);
    let marked = app.chooser.marked();
    // The marked entry is always in sight, in the middle where that is possible.
    let entries = app.chooser.entries();
    let first = marked.saturating_sub(height / 2).min(entries.len().saturating_sub(height));
    for (y, (at, entry)) in (0..).zip(entries.iter().enumerate().skip(first).take(height)) {
        let style = if at == marked { Style::new().add_modifier(app.theme.marked()) } else { Style::new() };
        let number = format!("{:>3} ", at + 1);
        write(buf, inside, 0, y, &number, app.theme.faint());
        write(buf, inside, 4, y, &entry_text(app, entry), style);
        hits.add(inside, (0, y), (i32::from(inside.width), 1), Target::Entry(at));
    }
}

fn entry_text<G: GameBackend>(app: &App<'_, G>, entry: &Entry) -> String {
    match (entry, app.view()) {
        (Entry::Move(played), Some(view)) => app.voice.describe(&view.table, *played),
        (Entry::Move(played), None) => played.to_string(),
        (Entry::Group { prefix, count }, _) => {
            let moves = app.voice.say("cli-play-moves", &[("n", (*count).into())]);
            format!("{prefix} … ({moves})").replace('…', if app.theme.ascii { "..." } else { "…" })
        }
    }
}

/// The end of the log.
fn draw_log<G: GameBackend>(app: &App<'_, G>, area: Rect, buf: &mut Buffer) {
    heading(buf, area, &app.voice.text("heading-log"), app.theme);
    let inside = below(area, 1);
    let width = usize::from(inside.width.saturating_sub(1)).max(1);
    let newest_first = app.log.iter().rev().flat_map(|text| wrap(text, width).into_iter().rev());
    let lines: Vec<String> = newest_first.take(usize::from(inside.height)).collect();
    for (y, line) in (0..).zip(lines.iter().rev()) {
        write(buf, inside, 1, y, line, Style::new());
    }
}
