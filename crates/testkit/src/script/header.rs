//! The head of a script: its title, its clauses, who plays, what the table agreed on, and the deal.

use super::error::StatementError;
use witchstone_rules::{Deal, Edition, Options};

use super::deal::Dealer;
use super::names::Names;
use super::statement::Statement;
use super::{Script, ScriptError};

/// What stands before the first line that gives, plays or asserts something.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub title: String,
    pub clauses: Vec<String>,
    pub names: Names,
    pub options: Options,
    pub dealer: Dealer,
}

const WORDS: [&str; 6] = ["title", "clauses", "players", "options", "deal", "hand"];

impl Header {
    /// Takes the head off the lines; `None` if there are no lines at all.
    pub fn read(lines: Vec<Statement>) -> Option<Result<Script, ScriptError>> {
        let last = lines.last()?.clone();
        let is_head = |line: &&Statement| WORDS.contains(&line.keyword.as_str());
        let head = lines.iter().take_while(is_head).count();
        let body = lines[head..].to_vec();
        if let Some(late) = body.iter().find(is_head) {
            return Some(Err(late.error(format!("`{}` belongs into the head of the script", late.keyword))));
        }
        let header = Header::of(&lines[..head], &last);
        Some(header.map(|header| Script { header, body }))
    }

    fn of(lines: &[Statement], last: &Statement) -> Result<Header, ScriptError> {
        let one = |keyword: &str| {
            let mut found = lines.iter().filter(|line| line.keyword == keyword);
            let first = found.next().ok_or_else(|| last.error(format!("there is no `{keyword}` line")))?;
            found.next().map_or(Ok(first), |second| Err(second.error(format!("a second `{keyword}` line"))))
        };
        let title = one("title")?.rest.clone();
        let clauses = one("clauses")?.rest.split_whitespace().map(str::to_owned).collect();
        let names = one("players").and_then(|line| Names::parse(&line.rest).map_err(|e| line.error(e)))?;
        let players = names.count() as u8;
        let mut options = Options::new(players);
        let mut dealer = Dealer::default();
        for line in lines {
            let read = match line.keyword.as_str() {
                "options" => Options::parse(players, &line.rest)
                    .map(|read| options = read)
                    .map_err(|error| error.to_string().into()),
                "deal" => dealer.order(&names, &line.rest),
                "hand" => dealer.hand(&names, &line.rest),
                _ => Ok(()),
            };
            read.map_err(|error| line.error(error))?;
        }
        Ok(Header { title, clauses, names, options, dealer })
    }

    /// The deal that the script asks for.
    pub fn deal(&self) -> Result<Deal, StatementError> {
        self.dealer.deal(Edition::classic(), &self.options)
    }
}
