//! A small choice of games that covers every option.

use witchstone_rules::{FullMoon, MAX_PLAYERS, Options, Record};

/// What a game shows: a number for each thing that should be seen once among games for this number of players.
type Feature = (u8, &'static str, u8);

/// Chooses games greedily until they show every feature that any of them shows, and then on until there are `least` of
/// them; their numbers, in order.
pub fn cover(records: &[Record], least: usize) -> Vec<usize> {
    let features: Vec<Vec<Feature>> = records.iter().map(features).collect();
    let (mut chosen, mut times_seen) = (Vec::new(), Vec::<Feature>::new());
    while chosen.len() < records.len() {
        let added =
            |game: usize| features[game].iter().filter(|feature| !times_seen.contains(feature)).count();
        let rest = (0..records.len()).filter(|game| !chosen.contains(game));
        // The shorter of two that show as much.
        let best = rest.max_by_key(|&game| (added(game), std::cmp::Reverse(records[game].moves.len())));
        let Some(best) = best else { break };
        if added(best) == 0 {
            if chosen.len() >= least {
                break;
            }
            // Everything was seen once: begin another round.
            times_seen.clear();
            continue;
        }
        times_seen.extend(&features[best]);
        chosen.push(best);
    }
    chosen.sort_unstable();
    chosen
}

/// What can be seen in one game: the players, each option on or off, each handicap, and each kind of move.
fn features(record: &Record) -> Vec<Feature> {
    let mut found = of_options(&record.options);
    for played in &record.moves {
        let feature = (record.options.players, kind(&played.to_string()), 0);
        if !found.contains(&feature) {
            found.push(feature);
        }
    }
    found
}

fn of_options(options: &Options) -> Vec<Feature> {
    let players = options.players;
    let mut found = vec![
        (players, "grandmasters", u8::from(options.grandmasters)),
        (players, "big witch", u8::from(options.big_witch)),
        (players, "ingredients", u8::from(options.ingredients)),
        (players, "secret scrolls", u8::from(options.secret_scrolls)),
        (players, "even start", u8::from(options.even_start)),
        (
            players,
            "full moon",
            FullMoon::ALL.iter().position(|&way| way == options.full_moon).unwrap_or(0) as u8,
        ),
    ];
    let handicaps = &options.handicaps.0[..usize::from(players).min(MAX_PLAYERS)];
    found.extend(handicaps.iter().map(|&level| (players, "handicap", level)));
    found
}

/// The kind of a move by its first words.
fn kind(text: &str) -> &'static str {
    let with_moon = text.contains("+moon");
    const KINDS: &[(&str, &str, &str)] = &[
        ("tower", "tower", ""),
        ("moon", "moon", ""),
        ("lay", "lay", ""),
        ("discard", "discard", ""),
        ("start", "start", "start +moon"),
        ("begin", "begin", "begin +moon"),
        ("energy", "energy", ""),
        ("witch lay big", "witch lay big", ""),
        ("witch lay", "witch lay", ""),
        ("witch big", "witch big", "witch big +moon"),
        ("witch", "witch", "witch +moon"),
        ("step", "step", "step +moon"),
        ("crystal", "crystal", ""),
        ("wand", "wand", ""),
        ("scroll", "scroll", "scroll +moon"),
        ("spell", "spell", ""),
        ("use chip", "use chip", "use chip +moon"),
        ("use vial", "use vial", ""),
        ("use wand", "use wand", "use wand +moon"),
        ("use special", "use special", ""),
        ("place special", "place special", ""),
        ("use free", "use free", ""),
        ("shelve black", "shelve black", "shelve black +moon"),
        ("shelve", "shelve", "shelve +moon"),
        ("power", "power", ""),
        ("decline", "decline", ""),
        ("remove", "remove", ""),
        ("end", "end", ""),
    ];
    let known = KINDS.iter().find(|(begin, ..)| text.starts_with(begin));
    known.map_or("", |(_, plain, moon)| if with_moon { moon } else { plain })
}
