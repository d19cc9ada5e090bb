//! `help` and `scrolls`: what can be typed, what a move does, and what Scrolls are worth.

use witchstone_rules::{Move, Player, Scroll, ScrollKind, Spell, State};

use crate::draw::{Block, Scene, WIDTH};
use crate::voice::Voice;

/// The commands that can be typed, with the messages that tell what they do.
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

/// What a move does or why it is refused, and what its kind is; nothing if the text is no move and no begin of one.
pub fn help_on(text: &str, state: &State, legal: &[Move], voice: &Voice) -> Option<Block> {
    let mut page = Block::default();
    let typed = text.parse::<Move>().ok();
    if let Some(played) = typed {
        let sentence = match { *state }.play(played) {
            Ok(()) => voice.describe(state.table(), played),
            Err(refusal) => voice.plain(voice.words().refusal(&refusal)),
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
    let mut add = |label: String, scroll: Scroll| {
        let words = voice.words();
        let (title, text) = (words.scroll(&table.edition, scroll), words.scroll_text(&table.edition, scroll));
        page.paragraph(&voice.plain(format!("{label} {title}: {text}")), WIDTH);
    };
    for (position, scroll) in (1..).zip(table.display.iter()) {
        add(format!("{position:>3} "), scroll);
    }
    let Some(held) = player.and_then(|player| scene.scrolls(player)) else { return page };
    let spells = Spell::ALL.into_iter().filter(|spell| held.spells[spell.index()] > 0).map(ScrollKind::Spell);
    let power = (held.powers > 0).then_some(ScrollKind::Power);
    let own = spells.chain(power).chain(held.prophecies().map(ScrollKind::Prophecy));
    for kind in own {
        add("  + ".into(), Scroll::new(kind));
    }
    page
}
