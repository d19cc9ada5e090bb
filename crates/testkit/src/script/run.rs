//! Running a script: arranging, playing, and checking what it claims.

use witchstone_rules::{BySeat, Edition, Hand, Move, MoveList, Refusal, State, Tile, TileSet};

use super::ScriptError;
use super::fact::{Claim, Fault};
use super::header::Header;
use super::line::{Line, items};

/// Runs the body; tells the refusals that it was about.
pub(super) fn run(header: &Header, body: &[Line]) -> Result<Vec<Refusal>, ScriptError> {
    let Some(first) = body.first() else {
        return Err(ScriptError::new(&header.title, 0, "the script plays nothing and claims nothing"));
    };
    let mut run = Run {
        header,
        state: start(header).map_err(|fault| first.error(fault))?,
        claims: 0,
        refusals: vec![],
    };
    for line in body {
        run.line(line).map_err(|fault| line.error(fault))?;
    }
    let last = body.last().unwrap_or(first);
    if run.claims == 0 { Err(last.error("the script claims nothing")) } else { Ok(run.refusals) }
}

/// The game after the deal, with the hands that the script wants.
fn start(header: &Header) -> Result<State, Fault> {
    let state = State::new(Edition::classic(), header.options, &header.deal()?);
    let state = state.map_err(|error| error.to_string())?;
    Ok(state.arrange(|_, hands| set_hands(hands, &header.dealer.hands)))
}

fn set_hands(hands: &mut BySeat<Hand>, wanted: &BySeat<Option<Vec<Tile>>>) {
    for (hand, wanted) in hands.0.iter_mut().zip(&wanted.0) {
        if let Some(tiles) = wanted {
            hand.tiles = TileSet::default();
            tiles.iter().for_each(|&tile| hand.tiles.insert(tile));
        }
    }
}

struct Run<'a> {
    header: &'a Header,
    state: State,
    claims: usize,
    refusals: Vec<Refusal>,
}

impl Run<'_> {
    fn line(&mut self, line: &Line) -> Result<(), Fault> {
        let rest = line.rest.as_str();
        match line.keyword.as_str() {
            "given" => {
                let claim = Claim::parse(&self.header.names, rest)?;
                self.state = claim.arrange(&self.state, &self.header.names)?;
                return Ok(());
            }
            "play" => return self.play(rest),
            "expect" => Claim::parse(&self.header.names, rest)?.check(&self.state, &self.header.names),
            "legal" => line.items().try_for_each(|text| self.is_legal(text, true)),
            "illegal" => line.items().try_for_each(|text| self.is_legal(text, false)),
            "offered" => self.offered(rest),
            "refused" => self.refused(rest),
            other => return Err(format!("no line begins with {other:?}")),
        }?;
        self.claims += 1;
        Ok(())
    }

    fn legal(&self) -> MoveList {
        let mut legal = MoveList::new();
        self.state.legal(&mut legal);
        legal
    }

    /// Plays moves one after the other; a player's name in front is checked.
    fn play(&mut self, text: &str) -> Result<(), Fault> {
        let moves = match text.split_once(':') {
            Some((name, moves)) => {
                let (wanted, found) = (self.header.names.need(name.trim())?, self.state.player());
                if wanted != found {
                    return Err(format!("it is the turn of {}", self.header.names.of(found)));
                }
                moves
            }
            None => text,
        };
        for text in items(moves) {
            let refused = |refusal| format!("{text:?}: {refusal} Legal are: {}", self.some_legal());
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

    fn is_legal(&self, text: &str, wanted: bool) -> Result<(), Fault> {
        let found = self.legal().contains(&parse(text)?);
        if found == wanted {
            return Ok(());
        }
        let found = if found { "is legal" } else { "is not legal" };
        Err(format!("{text:?} {found}; legal are: {}", self.some_legal()))
    }

    /// The move is refused with a sentence that says this, and nothing has changed.
    fn refused(&mut self, text: &str) -> Result<(), Fault> {
        let (tried, words) = text.split_once(':').ok_or("say `refused step : first put your figure`")?;
        let mut after = self.state;
        let refusal = after.play(parse(tried.trim())?).err().ok_or("it was not refused")?;
        let (sentence, words) = (refusal.to_string(), words.trim());
        if words.is_empty() || !sentence.contains(words) {
            return Err(format!("the refusal says {sentence:?}"));
        }
        self.refusals.push(refusal);
        if after == self.state { Ok(()) } else { Err("it was refused, but something has changed".into()) }
    }

    /// All the legal moves that begin with these words are these.
    fn offered(&self, text: &str) -> Result<(), Fault> {
        let (words, moves) = text.split_once('=').ok_or("say `offered witch = witch lay; witch f0`")?;
        let words = words.trim();
        let begins = |text: &String| {
            text.strip_prefix(words)
                .is_some_and(|rest| words.is_empty() || rest.is_empty() || rest.starts_with(' '))
        };
        let mut found: Vec<String> = self.legal().iter().map(Move::to_string).filter(begins).collect();
        let mut wanted =
            items(moves).map(|text| parse(text).map(|m| m.to_string())).collect::<Result<Vec<_>, _>>()?;
        found.sort();
        wanted.sort();
        if found == wanted { Ok(()) } else { Err(format!("offered are: {}", found.join("; "))) }
    }
}

fn parse(text: &str) -> Result<Move, Fault> {
    text.parse().map_err(|error: witchstone_rules::ParseMoveError| error.to_string())
}
