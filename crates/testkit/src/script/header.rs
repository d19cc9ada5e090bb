//! The head of a script: its title, its clauses, who plays, what the table agreed on, and the deal.

use super::line::Fault;
use witchstone_rules::{Deal, Edition, FullMoon, Options};

use super::deal::Dealer;
use super::line::Line;
use super::names::Names;
use super::{Script, ScriptError};

/// What stands before the first line that gives, plays or claims something.
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
    pub fn read(lines: Vec<Line>) -> Option<Result<Script, ScriptError>> {
        let last = lines.last()?.clone();
        let is_head = |line: &&Line| WORDS.contains(&line.keyword.as_str());
        let head = lines.iter().take_while(is_head).count();
        let body = lines[head..].to_vec();
        if let Some(late) = body.iter().find(is_head) {
            return Some(Err(late.error(format!("`{}` belongs into the head of the script", late.keyword))));
        }
        let header = Header::of(&lines[..head], &last);
        Some(header.map(|header| Script { header, body }))
    }

    fn of(lines: &[Line], last: &Line) -> Result<Header, ScriptError> {
        let one = |keyword: &str| {
            let mut found = lines.iter().filter(|line| line.keyword == keyword);
            let first = found.next().ok_or_else(|| last.error(format!("there is no `{keyword}` line")))?;
            found.next().map_or(Ok(first), |second| Err(second.error(format!("a second `{keyword}` line"))))
        };
        let title = one("title")?.rest.clone();
        let clauses = one("clauses")?.rest.split_whitespace().map(str::to_owned).collect();
        let names = one("players").and_then(|line| Names::parse(&line.rest).map_err(|e| line.error(e)))?;
        let mut options = Options::new(names.count() as u8);
        let mut dealer = Dealer::default();
        for line in lines {
            let read = match line.keyword.as_str() {
                "options" => line.items().try_for_each(|item| set_option(&mut options, &names, item)),
                "deal" => dealer.order(&names, &line.rest),
                "hand" => dealer.hand(&names, &line.rest),
                _ => Ok(()),
            };
            read.map_err(|fault| line.error(fault))?;
        }
        Ok(Header { title, clauses, names, options, dealer })
    }

    /// The deal that the script asks for.
    pub fn deal(&self) -> Result<Deal, Fault> {
        self.dealer.deal(Edition::classic(), &self.options)
    }
}

fn set_option(options: &mut Options, names: &Names, item: &str) -> Result<(), Fault> {
    let words: Vec<&str> = item.split_whitespace().collect();
    match *words.as_slice() {
        ["grandmasters"] => options.grandmasters = true,
        ["big-witch"] => options.big_witch = true,
        ["ingredients"] => options.ingredients = true,
        ["secret-scrolls"] => options.secret_scrolls = true,
        ["even-start"] => options.even_start = true,
        ["full-moon", kind] => {
            options.full_moon = FullMoon::from_name(kind).ok_or("full-moon is off, choose, deal or draft")?;
        }
        ["handicap", name, level] => {
            options.handicaps[names.need(name)?] = level.parse().map_err(|_| "a handicap is a number")?;
        }
        _ => return Err(format!("{item:?} is no option").into()),
    }
    Ok(())
}
