//! The events of one move as one or a few sentences.

use witchstone_rules::{Event, Move, Player, Table};

use crate::Words;
use crate::args;
use crate::events::Phrase;
use crate::source::source_args;

/// Sentences in the making: one for all that the same player did, then what was revealed.
struct Story<'a> {
    words: &'a Words,
    names: &'a [String],
    /// The events with a sentence.
    events: &'a [Event],
    sentences: Vec<String>,
    player: Option<Player>,
    deeds: Vec<String>,
    asides: Vec<String>,
}

impl Words {
    /// All that one move brought about, as a few sentences; points follow their cause in parentheses.
    ///
    /// The table may be the one before the move or the one after it.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Game, Options, Seed};
    /// use witchstone_words::{Language, Words};
    ///
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
    /// let mut game = Game::new(edition, options, deal)?;
    /// let events = game.play("tower t2".parse()?)?;
    /// let words = Words::new(Language::English);
    /// let names = ["Ben".to_owned(), "Anna".to_owned()];
    /// let story = words.turn_story(game.state().table(), &events, &names);
    /// assert!(story.starts_with("Anna put the Big Witch on the south-west tower (2 points: standing Witch) and took the "));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn turn_story(&self, table: &Table, events: &[Event], names: &[String]) -> String {
        let mut story = Story {
            words: self,
            names,
            events,
            sentences: Vec::new(),
            player: None,
            deeds: Vec::new(),
            asides: Vec::new(),
        };
        for &event in events.iter().filter(|event| !is_implied(event, events)) {
            story.add(table, event);
        }
        story.end_sentence();
        story.sentences.join(" ")
    }
}

/// Whether another event of the same move implies it.
fn is_implied(event: &Event, events: &[Event]) -> bool {
    let is_move = |wanted: fn(&Move) -> bool| {
        events.iter().any(|other| matches!(other, Event::Moved { played, .. } if wanted(played)))
    };
    match event {
        Event::Moved { played: Move::Energy { .. }, .. } => {
            events.iter().any(|other| matches!(other, Event::Completed { .. }))
        }
        Event::CrystalAside { .. } => is_move(|played| matches!(played, Move::Remove(_))),
        _ => false,
    }
}

impl Story<'_> {
    fn add(&mut self, table: &Table, event: Event) {
        if self.add_points(event) {
            return;
        }
        match self.phrase(table, event) {
            Phrase::Did(player, what) => {
                if self.player != Some(player) {
                    self.end_sentence();
                }
                self.player = Some(player);
                self.deeds.push(what);
            }
            Phrase::Sentence(sentence) => self.asides.push(sentence),
            Phrase::Nothing => {}
        }
    }

    /// Like [`Words::describe_event`], with what the other events add.
    fn phrase(&self, table: &Table, event: Event) -> Phrase {
        let is_seen = |wanted: fn(&Event) -> bool| self.events.iter().any(wanted);
        match event {
            Event::Stood { player, at, price } => {
                let big = is_seen(|event| {
                    matches!(event, Event::Moved { played: Move::Witch { big: true, .. }, .. })
                });
                Phrase::Did(player, self.words.phrase_stood(table, at, price, big))
            }
            Event::Moved { player, played: Move::Remove(_) } => {
                let black = is_seen(|event| matches!(event, Event::CrystalAside { black: true, .. }));
                Phrase::Did(player, self.words.phrase_removed(black))
            }
            other => self.words.phrase(table, other, self.names),
        }
    }

    /// Puts points behind the deed that brought them; there is none if they open the story.
    fn add_points(&mut self, event: Event) -> bool {
        let Event::Points { player, points, source } = event else {
            return false;
        };
        let (Some(what), true) = (self.deeds.last_mut(), self.player == Some(player)) else {
            return false;
        };
        let key = if points < 0 { "log-points-lost" } else { "log-points" };
        let [a, b, c] = source_args(source);
        let deed = args::text("what", std::mem::take(what));
        *what = self.words.format(key, &[deed, args::points(points.unsigned_abs()), a, b, c]);
        true
    }

    fn end_sentence(&mut self) {
        if let (Some(player), false) = (self.player.take(), self.deeds.is_empty()) {
            let deeds = self.words.list(&std::mem::take(&mut self.deeds));
            self.sentences.push(self.words.log_sentence(player, deeds, self.names));
        }
        self.sentences.append(&mut self.asides);
    }
}
