//! Every script under `games/`: the worked examples of the rulebooks, the answers of the FAQ, and refused moves.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};

use witchstone_rules::Refusal;
use witchstone_testkit::{Script, ScriptError, scripts_in};

const RULES: &str = include_str!("../../rules/RULES.md");
const REFUSALS: &str = include_str!("../../rules/src/refusal.rs");

fn games(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let root = root.canonicalize().expect("the workspace has a folder games");
    scripts_in(&root.join(folder))
}

/// Why a script fails.
enum Failure {
    Script(ScriptError),
    UnknownClause(PathBuf, String),
    NoClause(PathBuf),
}

impl From<ScriptError> for Failure {
    fn from(error: ScriptError) -> Failure {
        Failure::Script(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Script(error) => error.fmt(f),
            Failure::UnknownClause(path, clause) => {
                write!(f, "{}: the rules have no clause {clause}", path.display())
            }
            Failure::NoClause(path) => write!(f, "{}: no clause is named", path.display()),
        }
    }
}

/// Runs a script, checks its clauses, and returns the refusals that it shows.
fn check(path: &Path) -> Result<Vec<Refusal>, Failure> {
    let script = Script::load(path)?;
    let refusals = script.run()?;
    let is_clause = |clause: &String| RULES.contains(&format!("\n- {clause} "));
    match script.clauses().iter().find(|clause| !is_clause(clause)) {
        Some(clause) => Err(Failure::UnknownClause(path.into(), clause.clone())),
        None if script.clauses().is_empty() => Err(Failure::NoClause(path.into())),
        None => Ok(refusals),
    }
}

fn run_all(folder: &str, at_least: usize) -> Vec<Refusal> {
    let scripts = games(folder);
    assert!(scripts.len() >= at_least, "games/{folder} has {} scripts only", scripts.len());
    let (mut refusals, mut failures) = (Vec::new(), Vec::new());
    for path in &scripts {
        match check(path) {
            Ok(shown) => refusals.extend(shown),
            Err(failure) => failures.push(failure.to_string()),
        }
    }
    assert!(failures.is_empty(), "{} of {} scripts:\n{}", failures.len(), scripts.len(), failures.join("\n"));
    refusals
}

#[test]
fn the_examples_of_the_rulebooks_hold() {
    run_all("rulebook", 95);
}

/// The names of all refusals, as their type lists them.
fn every_kind() -> BTreeSet<String> {
    let (_, list) = REFUSALS.split_once("pub enum Refusal {").expect("the rules have refusals");
    let (list, _) = list.split_once("\n}").expect("the list of refusals ends");
    let lines = list.lines().filter_map(|line| line.strip_prefix("    "));
    let named = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    named.map(name).collect()
}

/// The name of a refusal, without its fields.
fn name(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric()).collect()
}

#[test]
fn every_kind_of_refusal_is_shown_by_a_script() {
    let shown: BTreeSet<String> =
        run_all("illegal", 13).iter().map(|refusal| name(&format!("{refusal:?}"))).collect();
    let missing: Vec<_> = every_kind().difference(&shown).cloned().collect();
    // A Cauldron of the classic edition has every cell that can be written.
    assert_eq!(missing, ["OffTheCauldron"]);
}
