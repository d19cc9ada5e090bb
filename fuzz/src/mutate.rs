//! Mutations of corpus files: most are nearly valid, which is where bugs are.

use witchstone_rules::SplitMix64;

/// Words that the formats know, and numbers on the edge of something.
const WORDS: &[&str] = &[
    "energy",
    "witch",
    "pentagram",
    "crystal",
    "wand",
    "scroll",
    "points",
    "black",
    "big",
    "lay",
    "out",
    "chip",
    "vial",
    "special",
    "free",
    "collect",
    "+moon",
    "x3",
    "stone",
    "t0",
    "t3",
    "f1",
    "v2",
    "c3",
    "c4",
    "3,-3",
    "-1,2",
    "5,5",
    "0",
    "1",
    "2",
    "3",
    "4",
    "7",
    "8",
    "15",
    "16",
    "31",
    "32",
    "63",
    "64",
    "127",
    "128",
    "255",
    "256",
    "-1",
    "-128",
    "65535",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "0.5",
    "NaN",
    "true",
    "false",
    "null",
    "[]",
    "{}",
    "\"\"",
    "[[",
    "]]",
    "{",
    "}",
    ",",
    ":",
    "=",
    "\n",
    " ",
    "\u{fffd}",
    "\u{1f319}",
    "off",
    "choose",
    "deal",
    "draft",
    "power",
    "end",
    "step",
    "remove 0,0",
    "decline",
    "foreign tower",
    "tower k",
    "90k",
];

/// A copy of a corpus file with one to six mutations, or sometimes random bytes.
pub fn mutate(seeds: &[Vec<u8>], rng: &mut SplitMix64) -> Vec<u8> {
    if rng.below(50) == 0 {
        return noise(rng);
    }
    let mut input = rng.pick(seeds).clone();
    for _ in 0..=rng.below(6) {
        // Strings are most of a record; mutated as a whole they often leave it valid.
        if rng.below(2) == 0 && input.contains(&b'"') {
            change_quoted(&mut input, seeds, rng);
        } else {
            change(&mut input, seeds, rng);
        }
    }
    input
}

/// Random bytes.
fn noise(rng: &mut SplitMix64) -> Vec<u8> {
    (0..rng.below(400)).map(|_| rng.below(256) as u8).collect()
}

fn change(input: &mut Vec<u8>, seeds: &[Vec<u8>], rng: &mut SplitMix64) {
    let at = rng.below(input.len() + 1);
    match rng.below(12) {
        0..=2 => replace(input, word_after(input, at), rng.pick(WORDS).as_bytes()),
        3 | 4 => {
            let other = word_after(input, rng.below(input.len() + 1));
            let other = input[other].to_vec();
            replace(input, word_after(input, at), &other);
        }
        5 => replace(input, at..at, rng.pick(WORDS).as_bytes()),
        6 => replace(input, span(input, at, rng), b""),
        7 => {
            let copied = input[span(input, at, rng)].to_vec();
            replace(input, at..at, &copied.repeat(1 + rng.below(3)));
        }
        8 => {
            let seed = rng.pick(seeds);
            let from = rng.below(seed.len() + 1);
            replace(input, at..at, &seed[span(seed, from, rng)]);
        }
        9 => input.truncate(at),
        10 => replace(
            input,
            at..at,
            &rng.pick(&["[", "{\"a\":", "(", "\"", "a."]).repeat(rng.below(600)).into_bytes(),
        ),
        _ => {
            if let Some(byte) = input.get_mut(at) {
                *byte ^= 1 << rng.below(8);
            }
        }
    }
}

/// Swaps two quoted words, or copies, takes out or brings in one.
fn change_quoted(input: &mut Vec<u8>, seeds: &[Vec<u8>], rng: &mut SplitMix64) {
    let [a, b] = [(); 2].map(|()| quoted_after(input, rng.below(input.len())));
    let (first, second) = if a.start <= b.start { (a, b) } else { (b, a) };
    let (one, other) = (input[first.clone()].to_vec(), input[second.clone()].to_vec());
    match rng.below(5) {
        0 | 1 if first.end <= second.start => {
            replace(input, second, &one);
            replace(input, first, &other);
        }
        2 => replace(input, second, &one),
        3 if input.get(first.end) == Some(&b',') => replace(input, first.start..first.end + 1, b""),
        3 => replace(input, first.start..first.start, &[&other[..], b","].concat()),
        _ => {
            let seed = rng.pick(seeds);
            let from = rng.below(seed.len() + 1);
            replace(input, second, &seed[quoted_after(seed, from)]);
        }
    }
}

fn replace(input: &mut Vec<u8>, span: std::ops::Range<usize>, by: &[u8]) {
    input.splice(span, by.iter().copied());
}

/// A short or sometimes long range that begins here.
fn span(input: &[u8], at: usize, rng: &mut SplitMix64) -> std::ops::Range<usize> {
    let most = if rng.below(4) == 0 { 500 } else { 20 };
    at..(at + rng.below(most)).min(input.len())
}

/// The next word or number at or after this offset.
fn word_after(input: &[u8], at: usize) -> std::ops::Range<usize> {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte == b'-';
    let start = input[at..].iter().position(is_word).map_or(input.len(), |skipped| at + skipped);
    let length = input[start..].iter().position(|byte| !is_word(byte)).unwrap_or(input.len() - start);
    start..start + length
}

/// The next quoted string after this offset, with its quotation marks.
fn quoted_after(input: &[u8], at: usize) -> std::ops::Range<usize> {
    let mark =
        |from: usize| input[from..].iter().position(|&byte| byte == b'"').map(|skipped| from + skipped);
    let Some(start) = mark(at) else { return input.len()..input.len() };
    start..mark(start + 1).map_or(input.len(), |end| end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_makes_the_same_inputs() {
        let seeds = [b"lay energy/witch 3,-2 3,-1".to_vec(), b"end".to_vec()];
        let inputs = |seed| {
            let mut rng = SplitMix64::new(seed);
            (0..1000).map(|_| mutate(&seeds, &mut rng)).collect::<Vec<_>>()
        };
        assert_eq!(inputs(1), inputs(1));
        assert_ne!(inputs(1), inputs(2));
    }

    #[test]
    fn words_are_found_at_and_after_an_offset() {
        let input = b"use chip x3";
        assert_eq!(&input[word_after(input, 0)], b"use");
        assert_eq!(&input[word_after(input, 3)], b"chip");
        assert_eq!(word_after(input, 11), 11..11);
        let input = b"[\"end\",\"step";
        assert_eq!(&input[quoted_after(input, 0)], b"\"end\"");
        assert_eq!(quoted_after(input, 7), 7..12);
    }
}
