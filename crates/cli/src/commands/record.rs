//! `witchstone record`: games between computer players, as records.

use witchstone_rules::{Deal, Edition, Move, Options, Record, Seed, State};
use witchstone_wire::{GameRecord, Outcome, TracedMove, TracedRecord};

use super::{Context, examples};
use crate::bot::{Bot, Level, levels};
use crate::console::Console;
use crate::decision;
use crate::failure::{Result, Verdict};
use crate::parallel;
use crate::progress::Progress;
use crate::seeds::game_seed;
use crate::table_options::TableArgs;

/// Play games between computer players, and print one record per line
///
/// The output is reproducible. Game 0 uses the seed itself, game i the i-th number of the SplitMix64 stream of the seed, so a
/// longer run begins with the games of a shorter one. Each computer player has its own stream, from the game's seed and its
/// seat.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone record --players 3 --seed 7 --games 100 > games.jsonl"
    "witchstone record --games 10 --legal | gzip > games.jsonl.gz"
    "witchstone record --players 3 --bots 4,wizard,2 --games 20 > games.jsonl"
    "witchstone record --players 4 --options grandmasters,big_witch,ingredients,full_moon=choose"
))]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Random seed
    #[arg(long, default_value_t = 0)]
    seed: u64,

    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,

    /// Levels of the players, one for all or one for each, separated by commas: random, or 1 to 6 by number or name (apprentice, adept, witch, wizard, grandmaster, master)
    #[arg(long, alias = "bot", value_name = "LEVEL", default_value = "random", value_delimiter = ',')]
    bots: Vec<Level>,

    /// Add the player, the legal moves and the points to each move
    #[arg(long)]
    legal: bool,

    /// Parallel games [default: number of cores]
    #[arg(long, value_name = "N", default_value_t = parallel::cores(), hide_default_value = true)]
    threads: usize,
}

/// Plays and prints.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let options = args.table.read()?;
    let levels = levels(&args.bots, options.players)?;
    let mut progress = Progress::new(Some(args.games), "games", false, console);
    let play = |game| {
        let record = play_game(context.edition(), options, game_seed(args.seed, game), &levels, args.legal)?;
        Ok(record.to_json(context.edition()))
    };
    parallel::in_order(args.games, args.threads, play, |game, record: Result<String>| {
        writeln!(console.out, "{}", record?)?;
        progress.reach(game + 1);
        Ok(())
    })?;
    Ok(Verdict::Fine)
}

/// One game between computer players.
pub fn play_game(
    edition: &'static Edition,
    options: Options,
    seed: u64,
    levels: &[Level],
    with_legal: bool,
) -> Result<TracedRecord> {
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    let mut state = State::new(edition, options, &deal)?;
    let mut bots: Vec<_> = levels.iter().zip(0..).map(|(level, seat)| level.seat(seed, seat, 1)).collect();
    let (mut moves, mut trace) = (Vec::new(), Vec::new());
    while !state.is_over() {
        let before = with_legal.then(|| (state.player(), decision::sorted_legal(&state)));
        moves.push(take_turn(&mut state, &mut bots));
        if let Some((player, legal)) = before {
            trace.push(TracedMove { player, legal, scores: decision::points(&state) });
        }
    }
    let record = Record { options, deal, moves };
    let outcome = Some(Outcome::of(&state));
    Ok(TracedRecord { game: GameRecord::new(edition, record, outcome), trace })
}

/// Plays the next move of a computer player.
fn take_turn(state: &mut State, bots: &mut [Box<dyn Bot>]) -> Move {
    let player = state.player();
    let played = bots[player.index()].choose(&state.view(Some(player)), &state.legal_moves());
    state.apply_unchecked(played, &mut ());
    played
}
