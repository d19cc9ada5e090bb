//! `help` and `scrolls`: what can be typed, what a move does, and what Scrolls are worth.

use witchstone_rules::{Missing, Move, Player, Prophecy, Scroll, ScrollKind, Standing, State};

use crate::draw::{Block, Scene, WIDTH};
use crate::voice::Voice;

/// The commands that can be typed, with the keys of their help texts.
const COMMANDS: [(&str, &str); 11] = [
    ("help [MOVE]", "command-help"),
    ("moves", "command-moves"),
    ("board", "command-board"),
    ("scrolls", "command-scrolls"),
    ("hint", "command-hint"),
    ("score", "command-score"),
    ("log", "command-log"),
    ("undo", "command-undo"),
    ("redo", "command-redo"),
    ("save FILE", "command-save"),
    ("quit", "command-quit"),
];

/// Everything that can be typed.
pub fn commands(voice: &Voice) -> Block {
    let mut page = Block::default();
    page.paragraph(&voice.text("cli-play-typing"), WIDTH);
    for (typed, key) in COMMANDS {
        page.line(format!("  {typed:<12} {}", voice.text(key)));
    }
    page
}

/// What a move does or why it is refused, and what its kind is; nothing if the text is no move and not a prefix of one.
pub fn help_on(text: &str, state: &State, legal: &[Move], voice: &Voice) -> Option<Block> {
    let mut page = Block::default();
    let typed = text.parse::<Move>().ok();
    if let Some(played) = typed {
        let sentence = match { *state }.play(played) {
            Ok(()) => voice.describe(state.table(), played),
            Err(refusal) => voice.refusal(state.edition(), &refusal),
        };
        page.paragraph(&sentence, WIDTH);
    }
    let like = |played: &&Move| played.to_string().starts_with(text);
    let kind = match typed.or_else(|| legal.iter().find(like).copied()) {
        Some(played) => voice.words().help_on_move(played),
        None => help_by_words(text, voice)?,
    };
    page.paragraph(&voice.plain(kind), WIDTH);
    Some(page)
}

/// Help on a kind of move that is not legal now, as `wand` or `use chip`.
fn help_by_words(text: &str, voice: &Voice) -> Option<String> {
    let key = format!("help-{}", text.replace(' ', "-"));
    voice.words().has(&key).then(|| voice.words().text(&key))
}

/// What the displayed Scrolls and those of the player to act do.
pub fn scrolls(scene: &Scene, voice: &Voice) -> Block {
    scrolls_of(scene, Some(scene.table.player), voice)
}

/// What the displayed Scrolls and a player's own do.
pub fn scrolls_of(scene: &Scene, player: Option<Player>, voice: &Voice) -> Block {
    let mut page = Block::default();
    let table = &scene.table;
    let line = |label: String, scroll: Scroll| {
        let words = voice.words();
        let (title, text) = (words.scroll(&table.edition, scroll), words.scroll_text(&table.edition, scroll));
        voice.plain(format!("{label} {title}: {text}"))
    };
    for (position, scroll) in (1..).zip(table.display.iter()) {
        page.paragraph(&line(format!("{position:>3} "), scroll), WIDTH);
    }
    let Some(held) = player.and_then(|player| scene.scrolls(player)) else { return page };
    let area = player.map(|player| &table.areas[player]);
    for (scroll, _) in held.kinds(&table.edition) {
        page.paragraph(&line("  + ".into(), scroll), WIDTH);
        if let (ScrollKind::Prophecy(number), Some(area)) = (scroll.kind(), area) {
            let prophecy = table.edition.prophecy(number);
            let standing = prophecy.standing(&table.edition, area);
            page.paragraph(&format!("      {}", worth(prophecy, &standing, voice)), WIDTH);
        }
    }
    page
}

/// What a Prophecy is worth now, and what the next degree asks for.
fn worth(prophecy: Prophecy, standing: &Standing, voice: &Voice) -> String {
    let points = ("points", standing.degree.points().into());
    if standing.missing == Missing::Nothing {
        return voice.say("cli-prophecy-perfect", &[points]);
    }
    let missing = voice.plain(voice.words().missing(prophecy, standing));
    voice.say("cli-prophecy-missing", &[points, ("missing", missing.into())])
}

#[cfg(test)]
mod tests {
    use witchstone_rules::{Deal, Edition, Location, Options};
    use witchstone_words::Language;

    use super::*;

    /// D2: the explanation mentions the collecting tile already taken, instead of sending a Witch there.
    #[test]
    fn the_place_at_the_witchstone_explains_itself() {
        let (edition, options) = (Edition::classic(), Options { ingredients: true, ..Options::new(2) });
        let number = edition.scrolls.prophecies.iter().position(|it| matches!(it, Prophecy::Rank(_)));
        let start = State::new(edition, options, &Deal::unshuffled(edition, &options)).unwrap();
        let page = |language: Language, rank: u8| {
            let state = start.edited(|table, hands| {
                let (player, witchstone) = (table.player, Location::WITCHSTONE);
                table.areas[player].standing.insert(witchstone);
                table.areas[player].rank = rank;
                hands[player].scrolls.prophecies = 1 << number.unwrap();
            });
            let lines = scrolls(&Scene::open(&state), &Voice::new(language, false)).to_string();
            lines.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        for (language, expected) in [
            (
                Language::English,
                "Worth 1 point now; missing for more: a bonus space at the Witchstone: the Witch there",
            ),
            (Language::German, "Jetzt 1 Punkt wert; für mehr fehlt: ein Bonusfeld am Hexenstein: Die Hexe"),
            (
                Language::French,
                "Vaut 1 point maintenant ; il manque : une case bonus de la Pierre des Sorcières : la sorcière",
            ),
            (
                Language::Dutch,
                "Nu 1 punt waard; voor meer ontbreekt: een bonusveld bij de heksensteen: de heks",
            ),
        ] {
            let page = page(language, 0);
            assert!(page.contains(expected), "{page}");
        }
        assert!(page(Language::English, 1).ends_with("Worth 7 points now; nothing is missing."));
    }
}
