//! A table whose game was played under older rules and differs under the present ones.

use witchstone_wire::{DifferenceJson, TableInfo};

use super::Online;

/// The most legal moves that are listed.
const LISTED: usize = 8;

impl Online {
    /// The first difference, what is legal now, and what has to happen.
    pub(super) fn difference_lines(&self) -> Option<Vec<String>> {
        let table = self.table.as_ref()?;
        let older = table.older_rules.as_ref()?;
        let mut lines = self.first_difference(&older.difference, table.rules)?;
        match &table.result {
            Some(result) => {
                let points = |(name, points): (&String, &u16)| format!("{name} {points}");
                let points: Vec<_> = self.voice.names().iter().zip(&result.scores).map(points).collect();
                let points = self.voice.list(&points);
                lines.push(self.voice.say("cli-screen-result-stays", &[("points", points.into())]));
            }
            None => lines.push(self.suspended(table)),
        }
        Some(lines)
    }

    fn first_difference(&self, difference: &DifferenceJson, rules: u8) -> Option<Vec<String>> {
        let (view, words) = (self.view.as_ref()?, self.voice.words());
        let Some(response) = difference.read(view, rules) else {
            let (played, clause) = difference.played()?;
            let sentence =
                words.rule_difference_by_clause(difference.move_number, played, clause, &view.table);
            return Some(vec![self.voice.plain(sentence)]);
        };
        let mut lines =
            vec![self.voice.plain(words.rule_difference(&response, &view.table, self.voice.names()))];
        let legal = response.legal();
        if !legal.is_empty() {
            lines.push(self.voice.plain(words.legal_now()));
        }
        let listed = legal.iter().take(LISTED);
        lines.extend(
            listed.map(|&played| format!("  {played}: {}", self.voice.describe(&view.table, played))),
        );
        if legal.len() > LISTED {
            lines.push(self.voice.say("cli-screen-more", &[("n", (legal.len() - LISTED).into())]));
        }
        Some(lines)
    }

    /// That the game is suspended, who is missing, and which key agrees.
    pub(super) fn suspended(&self, table: &TableInfo) -> String {
        let Some(older) = &table.older_rules else { return String::new() };
        let name = |&seat: &usize| self.voice.names().get(seat).cloned().unwrap_or_default();
        let missing: Vec<String> = older.waiting_for.iter().map(name).collect();
        let suspended = self.voice.plain(self.voice.words().suspended(&missing));
        match self.answer_to_resume() {
            // The key comes first: a narrow screen cuts the rest.
            Some(true) => format!("{} {suspended}", self.voice.text("cli-screen-agree")),
            Some(false) => format!("{} {suspended}", self.voice.text("cli-screen-agreed")),
            None => suspended,
        }
    }

    /// The vote that the key casts: agree, or withdraw; none for a spectator.
    pub(super) fn answer_to_resume(&self) -> Option<bool> {
        let table = self.table.as_ref()?;
        let (older, seat) = (table.older_rules.as_ref()?, table.your_seat?);
        if older.agreed.contains(&seat) {
            return table.result.is_none().then_some(false);
        }
        older.waiting_for.contains(&seat).then_some(true)
    }
}
