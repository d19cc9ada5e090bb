//! Searches for the deal of the guided first game: `cargo run --release -p witchstone-ai --example lesson_deal`.
//!
//! The lesson shows all six kinds of actions in three turns, because three tiles lie on the edge of the Cauldron between two
//! printed symbols each, so that every cluster has two cells without any work. In the fourth turn a Reinforcing Spell is
//! used. A deal serves if
//!
//! - a tower has a Witch chip: a Witch lies ready before the first turn;
//! - a location two spaces from that tower has an Energy chip: the Witch who gets there brings a bonus in the middle of the
//!   Witch actions, and it completes the connection of one space to the village at once;
//! - the tiles Energy/Witch, Pentagram/Crystal and Wand/Scroll and then another one with Energy come in time;
//! - the special tile two steps along the Pentagram shows a Crystal: laid in the Cauldron, it makes a cluster grow;
//! - a Spell for Energy and later a Prophecy lie among the two Scrolls that two actions reach;
//! - the rival, who plays at the lowest level, spoils none of it.
//!
//! Of all that are found the one with the fewest moves of the rival is printed last: less to watch.

use witchstone_ai::{Bot, Level};
use witchstone_rules::{Chip, Deal, Edition, Location, Move, Options, Player, Seed, State, Symbol};

const LEARNER: usize = 0;
const SEEDS: u64 = 150_000;

/// A game of the lesson on its way.
struct Attempt {
    state: State,
    rival: Bot,
    /// Moves of the learner and, set off by `>`, of the rival.
    log: Vec<String>,
    watched: usize,
}

impl Attempt {
    fn new(state: State) -> Attempt {
        Attempt { state, rival: Bot::new(Level::Apprentice, 1), log: vec![], watched: 0 }
    }

    /// The rival plays until it is the learner's decision.
    fn watch(&mut self) -> Option<()> {
        while self.state.player().index() != LEARNER {
            let played = self.rival.choose(&self.state.view(Some(self.state.player())))?;
            self.state.play(played).ok()?;
            self.log.push(format!("> {played}"));
            self.watched += 1;
        }
        Some(())
    }

    /// The learner plays a move, if it is legal.
    fn play(&mut self, text: &str) -> Option<()> {
        self.watch()?;
        let played: Move = text.parse().ok()?;
        self.state.play(played).ok()?;
        self.log.push(text.to_owned());
        Some(())
    }

    /// The learner plays the first legal move that is written like this.
    fn play_like(&mut self, fits: impl Fn(&str) -> bool) -> Option<()> {
        self.watch()?;
        let legal = self.state.legal_moves();
        let text = legal.iter().map(Move::to_string).find(|text| fits(text))?;
        self.play(&text)
    }

    /// The learner takes the Scroll that fits out of the first two.
    fn take_scroll(&mut self, fits: impl Fn(&str) -> bool) -> Option<()> {
        let edition = Edition::classic();
        let display = self.state.table().display;
        let at =
            (1..=2).find(|&at| display.at(at).is_some_and(|scroll| fits(&edition.scroll_name(scroll))))?;
        self.play(&format!("scroll {at}"))
    }
}

/// Whether the tiles come in time: a quick check before anything is played.
fn has_tiles(deal: &Deal) -> bool {
    let tiles = &deal.tiles[Player::new(LEARNER)];
    let by = |name: &str, turn: usize| tiles[..4 + turn].iter().any(|tile| tile.to_string() == name);
    by("energy/witch", 1) && by("pentagram/crystal", 2) && by("wand/scroll", 3)
}

/// Whether the chips lie where the lesson needs them.
fn has_chips(state: &State, k: usize, far: Location) -> bool {
    let chip = |at: Location, symbol| state.table().chips[at.index()] == Some(Chip::Action(symbol));
    chip(Location::tower(k), Symbol::Witch) && chip(far, Symbol::Energy)
}

fn lesson(state: State, k: usize, far: &str) -> Option<Attempt> {
    let mut game = Attempt::new(state);
    for text in [&format!("tower t{k}"), "use chip witch", "witch lay"] {
        game.play(text)?;
    }
    first_turn(&mut game, k, far)?;
    second_turn(&mut game)?;
    third_turn(&mut game)?;
    fourth_turn(&mut game, k, far)?;
    Some(game)
}

/// Energy, then Witches with a bonus in between.
fn first_turn(game: &mut Attempt, k: usize, far: &str) -> Option<()> {
    let way = format!("energy t{k}-{far}");
    game.play("lay energy/witch 3,-2 3,-1")?;
    for text in ["start energy", &way, &way, &format!("witch {far}"), "use chip energy"] {
        game.play(text)?;
    }
    game.play(&format!("energy t{k}-v{k}"))?;
    game.play("witch lay")
}

/// The Pentagram with a special tile, then Crystals with a vial in between.
fn second_turn(game: &mut Attempt) -> Option<()> {
    for text in ["lay pentagram/crystal -1,3 -2,3", "start pentagram", "step", "step"] {
        game.play(text)?;
    }
    game.play_like(|text| {
        text.starts_with("place special") && text.contains("crystal") && text.ends_with(" -2,2")
    })?;
    for text in ["crystal -1,2 out scroll", "shelve scroll", "use vial scroll"] {
        game.play(text)?;
    }
    game.take_scroll(|name| name == "spell energy")?;
    game.play("crystal -2,1 -3,1")
}

/// The Wand with a dark space, then a Scroll.
fn third_turn(game: &mut Attempt) -> Option<()> {
    for text in ["lay wand/scroll -2,-1 -1,-2", "start wand", "wand 2", "use wand crystal"] {
        game.play(text)?;
    }
    game.play("crystal -1,-1 out witch")?;
    game.play("shelve witch chip points")?;
    game.take_scroll(|name| name.starts_with("prophecy"))
}

/// A larger cluster, a Spell, and the way to the Witchstone.
fn fourth_turn(game: &mut Attempt, k: usize, far: &str) -> Option<()> {
    game.play_like(|text| text.starts_with("lay energy/") && text.contains(" 2,-2 1,-1"))?;
    let (stone, more) = (
        format!("energy t{k}-stone"),
        format!("energy t{k}-{}", if far.starts_with('c') { format!("f{k}") } else { format!("c{k}") }),
    );
    for text in ["start energy", "spell energy", &stone, &stone, &stone, &more, &more] {
        game.play(text)?;
    }
    (game.state.player() == Player::new(LEARNER)).then_some(())
}

fn main() {
    let (edition, options) = (Edition::classic(), Options::new(2));
    let mut fewest = usize::MAX;
    for seed in 0..SEEDS {
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
        let Some(state) = State::new(edition, options, &deal).ok().filter(|_| has_tiles(&deal)) else {
            continue;
        };
        for k in 0..4 {
            for far in [format!("c{k}"), format!("f{k}"), format!("f{}", (k + 1) % 4)] {
                let at = Location::from_name(&far).expect("a location");
                let found = has_chips(&state, k, at).then(|| lesson(state, k, &far)).flatten();
                if let Some(game) = found.filter(|game| game.watched < fewest) {
                    fewest = game.watched;
                    println!("seed {seed}, {} moves to watch:", game.watched);
                    game.log.iter().for_each(|text| println!("  {text}"));
                }
            }
        }
    }
}
