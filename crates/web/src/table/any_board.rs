//! The table of any printed box: everything has its place in the drawing, can be clicked, and is explained.
//!
//! `WITCHSTONE_EDITIONS=200` takes that many random editions.

use witchstone_rules::{Connection, Edition, Location, Move, MoveList, State, Symbol, View};
use witchstone_testkit::{play_random, random_deal, random_edition, random_options};
use witchstone_words::Language;

use super::HitTarget;
use super::geometry::{Point, ball, cauldron, pentagram};
use super::scene::Scene;
use super::targeting::{Click, Pick, Targeting};
use super::text_view::parts;
use super::tooltip::explain;

/// Editions when nobody asks for more.
const EDITIONS: u64 = 40;
/// Of the positions of a game, one in this many is drawn.
const DRAWN: usize = 60;

fn editions() -> impl Iterator<Item = (u64, &'static Edition)> {
    let asked = std::env::var("WITCHSTONE_EDITIONS").ok();
    let count = asked.map_or(EDITIONS, |editions| editions.parse().expect("a number of editions"));
    (0..count).map(|number| (number, random_edition(number).keep()))
}

/// Positions of a random game on this board.
fn positions(edition: &'static Edition, seed: u64) -> Vec<State> {
    let options = random_options(seed);
    let start = State::new(edition, options, &random_deal(edition, &options, seed)).unwrap();
    let (mut shown, mut count) = (Vec::new(), 0);
    let end = play_random(start, seed, |state, _, _| {
        if count % DRAWN == 0 {
            shown.push(*state);
        }
        count += 1;
    });
    shown.push(end);
    shown
}

fn legal(view: &View) -> Vec<Move> {
    let mut moves = MoveList::new();
    view.legal(&mut moves);
    moves.to_vec()
}

#[track_caller]
fn inside(point: Point, width: f32, height: f32, what: &str) {
    let within = (0.0..=width).contains(&point.x) && (0.0..=height).contains(&point.y);
    assert!(within, "{what} is drawn at {point:?}");
}

#[test]
fn everything_printed_has_its_place_in_the_drawing() {
    for (number, edition) in editions() {
        let about = |what: &str| format!("edition {number}: {what}");
        for location in Location::all() {
            inside(ball::spot(edition, location), ball::SIZE, ball::SIZE, &about(&location.to_string()));
        }
        for connection in (0..edition.ball.connections.len()).map(Connection::from_index) {
            let name = about(&edition.ball.name(connection).to_string());
            let slots = ball::slots(edition, connection);
            assert_eq!(slots.len(), usize::from(edition.ball.plan(connection).spaces), "{name}");
            for slot in slots {
                assert!(slot.angle.is_finite() && slot.length > 0.0, "{name}: {slot:?}");
                // Two locations in one place at the edge bend their connections a little way out.
                inside(
                    slot.centre.plus(Point::new(60.0, 60.0)),
                    ball::SIZE + 120.0,
                    ball::SIZE + 120.0,
                    &name,
                );
            }
            assert!(!ball::road(edition, connection).path().contains("NaN"), "{name}");
        }
        for cell in edition.cauldron.cells.iter() {
            inside(cauldron::centre(cell), cauldron::WIDTH, cauldron::HEIGHT, &about(&cell.to_string()));
        }
        for symbol in Symbol::ALL {
            let (at, _) = cauldron::exit(&edition.cauldron, symbol).unwrap();
            inside(at, cauldron::WIDTH, cauldron::HEIGHT, &about(symbol.name()));
        }
        for space in 0..edition.pentagram.spaces.len() {
            let at = pentagram::space(space as u8, edition.pentagram.spaces.len());
            inside(at, pentagram::SIZE, pentagram::SIZE, &about("a space of the Pentagram"));
        }
    }
}

#[track_caller]
fn all_apart(points: &[Point], least: f32, what: &str) {
    for (at, a) in points.iter().enumerate() {
        for b in &points[..at] {
            let apart = a.minus(*b).length();
            assert!(apart >= least, "{what}: {a:?} and {b:?} are {apart} apart");
        }
    }
}

/// Spaces, cells and exits do not overlap; locations lie inside the drawing.
#[test]
fn nothing_is_drawn_on_top_of_its_neighbour() {
    for (number, edition) in editions() {
        let about = |what: &str| format!("edition {number}: {what}");
        for location in Location::all() {
            let (centre, radius) = (ball::spot(edition, location), ball::disc(location.place()));
            for corner in [Point::new(radius, radius), Point::new(-radius, -radius)] {
                inside(centre.plus(corner), ball::SIZE, ball::SIZE, &about(&location.to_string()));
            }
        }
        for connection in (0..edition.ball.connections.len()).map(Connection::from_index) {
            let plan = edition.ball.plan(connection);
            let apart = ball::spot(edition, plan.from).minus(ball::spot(edition, plan.to)).length();
            // Between locations that lie on each other there is no room; a warning about the edition says so.
            if apart < ball::disc(plan.from.place()) + ball::disc(plan.to.place()) {
                continue;
            }
            let slots = ball::slots(edition, connection);
            let centres: Vec<Point> = slots.iter().map(|slot| slot.centre).collect();
            all_apart(&centres, 8.0, &about(&edition.ball.name(connection).to_string()));
        }
        let cells: Vec<Point> = edition.cauldron.cells.iter().map(cauldron::centre).collect();
        all_apart(&cells, 2.0 * cauldron::HALF - 0.1, &about("cells of the Cauldron"));
        let exits = Symbol::ALL.map(|symbol| cauldron::exit(&edition.cauldron, symbol).unwrap().0);
        all_apart(&exits, 30.0, &about("exits of the Cauldron"));
        let length = edition.pentagram.spaces.len();
        let spaces: Vec<Point> = (0..length).map(|at| pentagram::space(at as u8, length)).collect();
        // A plain space of the usual size is 28 broad.
        all_apart(&spaces, 28.0 * pentagram::scale(length).0, &about("spaces of the Pentagram"));
        let bonus = edition.ball.witchstone_bonus.len();
        let bonus: Vec<Point> = (0..bonus).map(|at| ball::bonus_space(at, bonus)).collect();
        all_apart(&bonus, 18.0, &about("bonus spaces"));
    }
}

/// The text view lists everything printed, for players without a pointer.
#[test]
fn the_text_view_has_every_printed_thing() {
    for (number, edition) in editions() {
        let state = positions(edition, number)[0];
        let view = state.view(Some(state.player()));
        let words = crate::ui::words_of(Language::English);
        let targeting = Targeting::new(&view.table, &view.move_sequences(), Pick::Nothing);
        let scene = Scene::still(view, targeting, words, vec![]);
        let things: Vec<HitTarget> = parts(&scene).into_iter().flat_map(|(_, things)| things).collect();
        let count = |wanted: fn(&HitTarget) -> bool| things.iter().filter(|thing| wanted(thing)).count();
        let about = format!("edition {number}");
        assert_eq!(count(|thing| matches!(thing, HitTarget::Location(_))), Location::COUNT, "{about}");
        let connections = edition.ball.connections.len();
        assert_eq!(count(|thing| matches!(thing, HitTarget::Connection(_))), connections, "{about}");
        assert_eq!(
            count(|thing| matches!(thing, HitTarget::WandSpace(_))),
            edition.wand.spaces.len(),
            "{about}"
        );
    }
}

#[test]
fn parallel_connections_have_separate_hit_targets() {
    for (number, edition) in editions() {
        for a in (0..edition.ball.connections.len()).map(Connection::from_index) {
            for b in edition.ball.parallel(a).iter().filter(|&b| b != a) {
                let apart = ball::middle(edition, a).minus(ball::middle(edition, b)).length();
                assert!(apart > 13.0, "edition {number}: {} is {apart} from another", edition.ball.name(a));
            }
        }
    }
}

#[test]
fn everything_that_one_click_can_play_can_be_pointed_out() {
    for (number, edition) in editions() {
        for state in positions(edition, number) {
            let view = state.view(Some(state.player()));
            let moves = view.move_sequences();
            let first = Targeting::new(&view.table, &moves, Pick::Nothing);
            let crystals = first.removable.iter().map(|&cell| Pick::Crystal(cell));
            let handles = first.picks.iter().map(|(_, pick)| *pick).chain(crystals);
            let picks: Vec<Pick> = handles
                .flat_map(|pick| (0..6).map(move |turn| pick.turned(turn)))
                .chain([Pick::Nothing])
                .collect();
            let mut found = Vec::new();
            for pick in picks {
                let targeting = Targeting::new(&view.table, &moves, pick);
                for (thing, _) in &targeting.plays {
                    assert_eq!(HitTarget::parse(&thing.code()), Some(*thing), "edition {number}");
                    match targeting.click(&view, *thing, pick) {
                        Click::Play(played) => found.push(played),
                        Click::Choose(several) => found.extend(several),
                        other => panic!("edition {number}: a click on {thing:?} gives {other:?}"),
                    }
                }
            }
            for played in moves.iter().filter(|played| played.goal() != Move::End) {
                assert!(found.contains(played), "edition {number}: no click plays {played:?}");
            }
        }
    }
}

#[test]
fn everything_on_the_table_is_explained() {
    let languages = Language::ALL.map(crate::ui::words_of);
    for (number, edition) in editions() {
        for (at, state) in positions(edition, number).into_iter().enumerate() {
            let view = state.view(Some(state.player()));
            let targeting = Targeting::new(&view.table, &view.move_sequences(), Pick::Nothing);
            let words = languages[at % languages.len()].clone();
            let scene = Scene::still(view, targeting, words, vec![]);
            for thing in parts(&scene).into_iter().flat_map(|(_, things)| things) {
                let tip = explain(&scene, thing);
                assert!(!tip.title.is_empty(), "edition {number}: {thing:?}");
                let texts = tip.lines.iter().chain([&tip.title]).cloned().chain(scene.label(thing));
                for text in texts {
                    assert!(!text.contains("{ $") && !text.contains("??"), "edition {number}: {text}");
                }
            }
        }
    }
}

/// W3: the path that is drawn costs what the rules charge, also over parallel connections.
#[test]
fn w3_ways_are_drawn_on_every_board() {
    for (number, edition) in editions() {
        for state in positions(edition, number) {
            let moves = legal(&state.view(Some(state.player())));
            for played in moves {
                let Move::Witch { to, moon, .. } = played else { continue };
                let path = state.table().witch_path(to, moon).expect("a legal move has a path");
                let left = state.table().stack.top().map_or(0, |batch| batch.left);
                assert!(path.price <= left, "edition {number}: {played} costs {}", path.price);
            }
        }
    }
}
