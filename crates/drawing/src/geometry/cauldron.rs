//! The Cauldron: pointed hexagons in rows, with the corners of the whole to the east and west.

use witchstone_rules::{CauldronPlan, Cell, Symbol};

use super::{Point, closed_path};

/// From the centre of a cell to its corner.
pub const SIDE: f32 = 25.0;
/// Half the breadth of a cell.
pub const HALF: f32 = SIDE * 0.866_025_4;
/// The breadth of the drawing.
pub const WIDTH: f32 = 388.0;
/// The height of the drawing.
pub const HEIGHT: f32 = 356.0;
/// From the centre of a side's exit cells to the middle of the exit on the rim.
const RIM: f32 = 34.0;
/// The fewest degrees between two exits.
const APART: f32 = 30.0;

/// The six steps to a neighbour, clockwise from the east.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The neighbour of a cell in a direction, if there is one.
pub fn neighbour(cell: Cell, direction: u8) -> Option<Cell> {
    let ((q, r), (dq, dr)) = (cell.coordinates(), DIRECTIONS[usize::from(direction % 6)]);
    Cell::at(q + dq, r + dr)
}

/// The direction from a cell to its neighbour.
pub fn direction(from: Cell, to: Cell) -> Option<u8> {
    (0..6).find(|&direction| neighbour(from, direction) == Some(to))
}

/// The centre of a cell.
pub fn centre(cell: Cell) -> Point {
    let (q, r) = cell.coordinates();
    let (q, r) = (f32::from(q), f32::from(r));
    Point::new(WIDTH / 2.0 + 2.0 * HALF * (q + r / 2.0), HEIGHT / 2.0 + 1.5 * SIDE * r)
}

/// The corners of a hexagon around a point, clockwise from the upper right.
fn corners(centre: Point, side: f32) -> [Point; 6] {
    std::array::from_fn(|at| centre.plus(Point::polar(60.0 * at as f32 - 30.0, side)))
}

/// The outline of a cell around a point.
pub fn hexagon(centre: Point, side: f32) -> String {
    closed_path(&corners(centre, side))
}

/// The outline of two neighbouring cells as one tile, drawn in by `inset`.
///
/// `direction` is that from the first to the second, clockwise from the east.
pub fn domino(first: Point, direction: u8, inset: f32) -> String {
    let side = SIDE - inset;
    let second = first.plus(Point::polar(60.0 * f32::from(direction), 2.0 * HALF));
    // Without the side that the two share: five corners of one and five of the other, where the shared ones are bridged.
    let from_first = (1..=6).map(|step| corner(first, side, direction + step));
    let from_second = (1..=6).map(|step| corner(second, side, direction + 3 + step));
    let points: Vec<Point> = from_first.chain(from_second).collect();
    closed_path(&points)
}

fn corner(centre: Point, side: f32, number: u8) -> Point {
    centre.plus(Point::polar(60.0 * f32::from(number % 6) - 30.0, side))
}

/// The outline of a whole Cauldron of this radius, its cells and a rim of this breadth.
pub fn outline(radius: u8, breadth: f32) -> String {
    let reach = 2.0 * f32::from(radius) * HALF + 1.2 * SIDE + breadth;
    let points: Vec<Point> = (0..6).map(|at| MIDDLE.plus(Point::polar(60.0 * at as f32, reach))).collect();
    closed_path(&points)
}

/// The centre of the drawing.
const MIDDLE: Point = Point::new(WIDTH / 2.0, HEIGHT / 2.0);

/// The middle of an exit on the rim, and its direction from the centre in degrees.
pub fn exit(plan: &CauldronPlan, symbol: Symbol) -> Option<(Point, f32)> {
    let mut exits: Vec<Exit> = Symbol::ALL.into_iter().filter_map(|symbol| Exit::of(plan, symbol)).collect();
    spread(&mut exits);
    let exit = exits.iter().find(|exit| exit.symbol == symbol)?;
    Some((MIDDLE.plus(Point::polar(exit.angle, exit.distance)), exit.angle))
}

/// Where an exit would be drawn if it were the only one.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Exit {
    symbol: Symbol,
    angle: f32,
    distance: f32,
}

impl Exit {
    fn of(plan: &CauldronPlan, symbol: Symbol) -> Option<Exit> {
        let cells = plan.exits[symbol];
        let first = cells.first()?;
        let sum = cells.iter().fold(Point::default(), |sum, cell| sum.plus(centre(cell)));
        let mut outwards = sum.times(1.0 / f32::from(cells.len())).minus(MIDDLE);
        // Exits all around have no side of their own.
        if outwards.length() < SIDE {
            outwards = centre(first).minus(MIDDLE);
        }
        let nearest = 1.5 * SIDE * f32::from(plan.radius());
        Some(Exit { symbol, angle: outwards.angle(), distance: outwards.length().max(nearest) + RIM })
    }
}

/// Turns exits that lie on each other apart, so that each can be seen and chosen.
fn spread(exits: &mut [Exit]) {
    // Twelve rounds are plenty for six exits; each moves every pair that is too close.
    for _ in 0..12 {
        exits.sort_by(|a, b| a.angle.total_cmp(&b.angle).then(a.symbol.cmp(&b.symbol)));
        let mut moved = false;
        for at in 0..exits.len() {
            let next = (at + 1) % exits.len();
            let round = if next == 0 { 360.0 } else { 0.0 };
            let missing = APART - (exits[next].angle + round - exits[at].angle);
            if next != at && missing > 0.01 {
                exits[at].angle -= missing / 2.0;
                exits[next].angle += missing / 2.0;
                moved = true;
            }
        }
        if !moved {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Cells, Edition};

    #[test]
    fn neighbours_are_one_breadth_apart_in_their_direction() {
        let origin = Cell::at(0, 0).unwrap();
        for at in 0..6 {
            let other = neighbour(origin, at).unwrap();
            let way = centre(other).minus(centre(origin));
            assert!((way.length() - 2.0 * HALF).abs() < 0.01);
            assert!((way.angle().rem_euclid(360.0) - 60.0 * f32::from(at)).abs() < 0.01);
            assert_eq!(direction(origin, other), Some(at));
        }
    }

    #[test]
    fn exits_of_the_classic_cauldron_lie_in_the_middle_of_its_sides() {
        let plan = &Edition::classic().cauldron;
        for symbol in Symbol::ALL {
            let (_, angle) = exit(plan, symbol).unwrap();
            assert!((angle.rem_euclid(60.0) - 30.0).abs() < 0.1, "{symbol}: {angle}");
        }
    }

    #[test]
    fn exits_from_the_same_cell_are_drawn_apart() {
        let mut plan = Edition::classic().cauldron.clone();
        let corner = Cell::at(3, 0).unwrap().alone();
        plan.exits.0 = [corner, corner, corner, plan.cells & !Cells::hexagon(2), corner, corner];
        let at = |symbol| exit(&plan, symbol).unwrap().0;
        for a in Symbol::ALL {
            for b in Symbol::ALL.into_iter().filter(|&b| b != a) {
                let apart = at(a).minus(at(b)).length();
                assert!(apart > 60.0, "{a} {b}: {apart}");
            }
        }
    }

    #[test]
    fn every_cell_and_exit_is_inside_the_drawing() {
        let plan = &Edition::classic().cauldron;
        let exits = Symbol::ALL.into_iter().filter_map(|symbol| exit(plan, symbol)).map(|(at, _)| at);
        let cells = Cells::hexagon(3).iter().map(centre);
        for point in cells.chain(exits) {
            assert!(point.x > 20.0 && point.x < WIDTH - 20.0, "{point:?}");
            assert!(point.y > 20.0 && point.y < HEIGHT - 20.0, "{point:?}");
        }
    }
}
