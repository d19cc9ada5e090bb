//! What one click plays as one or two sentences.

use witchstone_rules::{ConnectionName, Move, MoveSequence, PentagramSpace, Table};

use crate::{Words, args};

impl Words {
    /// What one click plays, with its whole price and gain: the start that it implies, then what the player gets.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Options, Seed, State};
    /// use witchstone_words::{Language, Words};
    ///
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
    /// let state = State::new(edition, options, &deal)?;
    /// let words = Words::new(Language::English);
    /// let played = state.legal_moves()[0];
    /// let alone = words.describe_move(state.table(), played);
    /// assert_eq!(words.describe_sequence(state.table(), played.into()), alone);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn describe_sequence(&self, table: &Table, sequence: MoveSequence) -> String {
        let opening = sequence.opening().map(|opening| self.describe_move(table, opening));
        let aim = match (sequence.goal(), sequence.lead(), sequence.times()) {
            (Move::Energy(name), _, 2..) => vec![self.say_fill(table, name, sequence.times())],
            (Move::Step(None), _, 2..) => vec![self.say_walk(table, sequence.times())],
            (Move::Witch { .. }, Some(Move::LayWitch { .. }), _) => vec![self.say_send(table, sequence)],
            (goal, lead, _) => {
                lead.into_iter().chain([goal]).map(|played| self.describe_move(table, played)).collect()
            }
        };
        opening.into_iter().chain(aim).collect::<Vec<_>>().join(" ")
    }

    fn say_fill(&self, table: &Table, name: ConnectionName, units: u8) -> String {
        let Some(connection) = table.edition.ball.named(name) else { return String::new() };
        let spaces = table.edition.ball.plan(connection).spaces;
        let laid = table.units_on(connection).map_or(0, |(_, laid)| laid) + units;
        let points = if laid == spaces { table.points_of_connection(connection) } else { 0 };
        let args = [
            args::text("connection", self.connection_named(Some(&table.edition), name)),
            args::n(units),
            ("unit", laid.into()),
            ("units", spaces.into()),
            args::points(points),
        ];
        self.format("move-fill", &args)
    }

    fn say_walk(&self, table: &Table, steps: u8) -> String {
        let plan = &table.edition.pentagram;
        let (mut at, mut owls, mut gains) = (table.active().pentagram, [0, 0], Vec::new());
        for _ in 0..steps {
            at = plan.next(at);
            gains.extend(self.pentagram_gain(table, at, &mut owls));
        }
        let gains = if gains.is_empty() { "none".into() } else { self.list(&gains) };
        self.format("move-walk", &[args::n(steps), args::text("gains", gains)])
    }

    /// What a space of the Pentagram gives to somebody who passes it. `owls` counts those taken on the way.
    fn pentagram_gain(&self, table: &Table, at: u8, owls: &mut [usize; 2]) -> Option<String> {
        let (space, value, tile) = match table.edition.pentagram.space(at) {
            PentagramSpace::Light => return None,
            PentagramSpace::Owl(stack) => {
                let values = &table.edition.counts.owl_stack;
                let left = usize::from(table.owls_left[usize::from(stack)]);
                let taken = &mut owls[usize::from(stack)];
                let value = values.get(values.len() - left + *taken).copied();
                *taken += 1;
                (if value.is_some() { "owl" } else { "no-owl" }, value.unwrap_or(0), String::new())
            }
            PentagramSpace::Hex(hex) => match table.specials[usize::from(hex)] {
                Some(tile) => ("hex", 0, self.name(tile)),
                None => ("no-hex", 0, String::new()),
            },
        };
        let args = [("space", space.into()), ("value", value.into()), args::text("tile", tile)];
        Some(self.format("pentagram-gain", &args))
    }

    fn say_send(&self, table: &Table, sequence: MoveSequence) -> String {
        let Move::Witch { big, to, moon } = sequence.goal() else { return String::new() };
        let [place, compass, number, notation] = args::location(Some(&table.edition), to);
        let args = [
            place,
            compass,
            number,
            notation,
            args::yes("big", big),
            args::n(table.sending_price(sequence).unwrap_or(0)),
            args::points(table.points_of(Move::Witch { big, to, moon })),
            args::chip(table.chips[to.index()]),
            ("bonus", if table.asks_at(to) { table.best_witchstone_bonus() } else { 0 }.into()),
        ];
        self.format(if table.asks_at(to) { "move-send-choice" } else { "move-send" }, &args)
    }
}
