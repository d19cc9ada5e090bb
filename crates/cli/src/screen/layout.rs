//! Where everything stands on a screen of some size.

use ratatui::layout::Rect;

use super::pages::Page;

/// The smallest screen on which one can play.
pub const SMALLEST: (u16, u16) = (70, 20);

/// From this size on the whole table is visible; below it has pages.
const WIDE: (u16, u16) = (130, 44);

/// The column of the wide table that holds the ball, the tracks and the shelf.
const LEFT: u16 = 66;

/// The parts of the screen.
#[derive(Debug)]
pub struct Areas {
    /// Whose turn it is.
    pub title: Rect,
    /// The names of the pages.
    pub tabs: Rect,
    /// The page that is open.
    pub page: Rect,
    /// The pages that are always open.
    pub fixed: Vec<(Page, Rect)>,
    /// The list of moves.
    pub moves: Rect,
    /// What happened.
    pub log: Rect,
    /// The status line.
    pub message: Rect,
    /// What can be pressed.
    pub keys: Rect,
}

impl Areas {
    /// The parts of a screen of this size.
    pub fn of(area: Rect) -> Areas {
        if area.width >= WIDE.0 && area.height >= WIDE.1 { Areas::wide(area) } else { Areas::narrow(area) }
    }

    /// Whether the whole table is visible.
    pub fn is_wide(&self) -> bool {
        !self.fixed.is_empty()
    }

    fn narrow(area: Rect) -> Areas {
        let rest = area.height - 4;
        let page = (rest * 11 / 20).clamp(8, 26);
        let line = |y: u16, height: u16| Rect::new(area.x, area.y + y, area.width, height);
        let bottom = line(2 + page, rest - page);
        let (moves, log) = beside(bottom, area.width * 3 / 5);
        Areas {
            title: line(0, 1),
            tabs: line(1, 1),
            page: line(2, page),
            fixed: vec![],
            moves,
            log,
            message: line(area.height - 2, 1),
            keys: line(area.height - 1, 1),
        }
    }

    fn wide(area: Rect) -> Areas {
        let line = |y: u16, height: u16| Rect::new(area.x, area.y + y, area.width, height);
        let (left, right) = beside(line(1, area.height - 3), LEFT);
        let [tracks, shelf] = [11, 11];
        let ball = left.height - tracks - shelf;
        let part = |whole: Rect, y: u16, height: u16| Rect { y: whole.y + y, height, ..whole };
        let [corner, tabs, page] = [13, 1, 11];
        let (moves, log) = beside(
            part(right, corner + tabs + page, right.height - corner - tabs - page),
            right.width * 3 / 5,
        );
        Areas {
            title: line(0, 1),
            tabs: part(right, corner, tabs),
            page: part(right, corner + tabs, page),
            fixed: vec![
                (Page::Ball, part(left, 0, ball)),
                (Page::Tracks, part(left, ball, tracks)),
                (Page::Shelf, part(left, ball + tracks, shelf)),
                (Page::Corner, part(right, 0, corner)),
            ],
            moves,
            log,
            message: line(area.height - 2, 1),
            keys: line(area.height - 1, 1),
        }
    }
}

/// Two parts beside each other, a column between them.
fn beside(area: Rect, left: u16) -> (Rect, Rect) {
    let right = Rect { x: area.x + left + 1, width: area.width - left - 1, ..area };
    (Rect { width: left, ..area }, right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_lie_inside_the_screen_and_not_upon_each_other() {
        for (width, height) in [SMALLEST, (80, 24), (100, 40), WIDE, (160, 50), (300, 100)] {
            let screen = Rect::new(0, 0, width, height);
            let areas = Areas::of(screen);
            let mut parts =
                vec![areas.title, areas.tabs, areas.page, areas.moves, areas.log, areas.message, areas.keys];
            parts.extend(areas.fixed.iter().map(|(_, place)| *place));
            for (at, part) in parts.iter().enumerate() {
                assert_eq!(part.intersection(screen), *part, "{width}x{height} {part:?}");
                assert!(part.area() > 0, "{width}x{height} {part:?}");
                for other in &parts[..at] {
                    assert!(!part.intersects(*other), "{width}x{height} {part:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn a_large_screen_shows_the_whole_table() {
        assert!(Areas::of(Rect::new(0, 0, 160, 50)).is_wide());
        assert!(!Areas::of(Rect::new(0, 0, 80, 24)).is_wide());
    }
}
