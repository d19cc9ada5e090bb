//! Running a script: arranging, playing, and checking its assertions.

use witchstone_rules::{BySeat, Edition, Hand, Move, MoveList, Refusal, State, Tile, TileSet};

use super::ScriptError;
use super::fact::{Assertion, StatementError};
use super::header::Header;
use super::statement::{Statement, items};

/// Runs the body and returns its refusals.
pub(super) fn run(header: &Header, body: &[Statement]) -> Result<Vec<Refusal>, ScriptError> {
    let Some(first) = body.first() else {
        return Err(ScriptError::new(&header.title, 0, "the script plays nothing and asserts nothing"));
    };
    let mut run = Run::start(header).map_err(|error| first.error(error))?;
    for line in body {
        run.line(line).map_err(|error| line.error(error))?;
    }
    let last = body.last().unwrap_or(first);
    if run.assertions == 0 { Err(last.error("the script asserts nothing")) } else { Ok(run.refusals) }
}

/// The game after the deal, with the hands that the script wants.
fn start(header: &Header) -> Result<State, StatementError> {
    let state = State::new(Edition::classic(), header.options, &header.deal()?);
    let state = state.map_err(|error| error.to_string())?;
    Ok(state.edited(|_, hands| set_hands(hands, &header.dealer.hands)))
}

fn set_hands(hands: &mut BySeat<Hand>, wanted: &BySeat<Option<Vec<Tile>>>) {
    for (hand, wanted) in hands.0.iter_mut().zip(&wanted.0) {
        if let Some(tiles) = wanted {
            hand.tiles = TileSet::default();
            tiles.iter().for_each(|&tile| hand.tiles.insert(tile));
        }
    }
}

/// A script while it runs.
pub(crate) struct Run {
    header: Header,
    pub(crate) state: State,
    assertions: usize,
    refusals: Vec<Refusal>,
}

impl Run {
    pub(super) fn start(header: &Header) -> Result<Run, StatementError> {
        Ok(Run { header: header.clone(), state: start(header)?, assertions: 0, refusals: vec![] })
    }

    /// Does what a line says, or checks it.
    pub(super) fn line(&mut self, line: &Statement) -> Result<(), StatementError> {
        let rest = line.rest.as_str();
        match line.keyword.as_str() {
            "given" => return self.give(rest),
            "play" => return self.play(rest),
            "expect" => self.expect(rest),
            "legal" => line.items().try_for_each(|text| self.is_legal(text, true)),
            "illegal" => line.items().try_for_each(|text| self.is_legal(text, false)),
            "offered" => self.offered(rest),
            "refused" => self.refused(rest),
            other => return Err(format!("no line begins with {other:?}").into()),
        }?;
        self.assertions += 1;
        Ok(())
    }

    pub(crate) fn give(&mut self, fact: &str) -> Result<(), StatementError> {
        let assertion = Assertion::parse(&self.header.names, fact)?;
        self.state = assertion.apply(&self.state, &self.header.names)?;
        Ok(())
    }

    pub(crate) fn expect(&self, fact: &str) -> Result<(), StatementError> {
        Assertion::parse(&self.header.names, fact)?.check(&self.state, &self.header.names)
    }

    fn legal(&self) -> MoveList {
        self.state.legal_moves()
    }

    /// Plays moves one after the other; a player's name in front is checked.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), StatementError> {
        let moves = match text.split_once(':') {
            Some((name, moves)) => {
                let (wanted, found) = (self.header.names.need(name.trim())?, self.state.player());
                if wanted != found {
                    return Err(format!("it is the turn of {}", self.header.names.of(found)).into());
                }
                moves
            }
            None => text,
        };
        for text in items(moves) {
            let refused = |refusal| format!("{text:?}: {refusal}; legal are: {}", self.some_legal());
            let mut next = self.state;
            next.play(parse(text)?).map_err(refused)?;
            self.state = next;
        }
        Ok(())
    }

    /// What is legal, cut short where it is long.
    fn some_legal(&self) -> String {
        let legal = self.legal();
        let shown: Vec<String> = legal.iter().take(24).map(Move::to_string).collect();
        let more = if legal.len() > shown.len() { "; …" } else { "" };
        format!("{}{more}", shown.join("; "))
    }

    fn is_legal(&self, text: &str, wanted: bool) -> Result<(), StatementError> {
        let found = self.legal().contains(&parse(text)?);
        if found == wanted {
            return Ok(());
        }
        let found = if found { "is legal" } else { "is not legal" };
        Err(format!("{text:?} {found}; legal are: {}", self.some_legal()).into())
    }

    /// The move is refused for this reason, and nothing has changed.
    fn refused(&mut self, text: &str) -> Result<(), StatementError> {
        let (tried, reason) = text.split_once(':').ok_or("say `refused step : other-decision order (T3)`")?;
        let mut after = self.state;
        let refusal = after.play(parse(tried.trim())?).err().ok_or("it was not refused")?;
        if refusal.to_string() != reason.trim() {
            return Err(format!("the reason is `{refusal}`").into());
        }
        self.refusals.push(refusal);
        if after == self.state { Ok(()) } else { Err("it was refused, but something has changed".into()) }
    }

    /// The legal moves that begin with these words, sorted.
    pub(crate) fn moves_with(&self, words: &str) -> Vec<String> {
        let begins = |text: &String| {
            text.strip_prefix(words)
                .is_some_and(|rest| words.is_empty() || rest.is_empty() || rest.starts_with(' '))
        };
        let mut found: Vec<String> = self.legal().iter().map(Move::to_string).filter(begins).collect();
        found.sort();
        found
    }

    /// All the legal moves that begin with these words are these.
    fn offered(&self, text: &str) -> Result<(), StatementError> {
        let (words, moves) = text.split_once('=').ok_or("say `offered witch = witch lay; witch f0`")?;
        let found = self.moves_with(words.trim());
        let written = |text| parse(text).map(|read| read.to_string());
        let mut wanted = items(moves).map(written).collect::<Result<Vec<_>, _>>()?;
        wanted.sort();
        if found == wanted { Ok(()) } else { Err(format!("offered are: {}", found.join("; ")).into()) }
    }
}

fn parse(text: &str) -> Result<Move, StatementError> {
    text.parse().map_err(|error: witchstone_rules::ParseMoveError| error.to_string().into())
}
