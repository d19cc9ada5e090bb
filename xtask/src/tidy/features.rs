//! Features of the browser client do not import each other, and what they share does not import them.

use super::Problem;
use super::source::{Token, lines_with, names_below, tokens};
use super::tree::Tree;

/// Where the client is; each folder below is a feature or shared.
const CLIENT: &str = "crates/web/src/";

/// The shared folders; each may import those before it. The files beside the folders put everything together.
const SHARED: &[&str] = &["ui", "table", "worker", "game"];

/// Each folder imports only what lies below it.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let folders: Vec<&str> = tree.rust().filter_map(|(file, _)| folder_of(&file.path)).collect();
    let mut problems = Vec::new();
    for (file, text) in tree.rust() {
        let Some(own) = folder_of(&file.path) else {
            continue;
        };
        let tokens = tokens(text);
        for token in names_from_the_root(own, &file.path, &tokens) {
            // What `lib.rs` exports for others hides where it comes from.
            if token.text.starts_with(char::is_uppercase) {
                problems.push(Problem::new(&file.path, token.line, reexport(&token.text)));
            }
            if folders.contains(&token.text.as_str()) && !may_import(own, &token.text) {
                problems.push(Problem::new(&file.path, token.line, message(own, &token.text)));
            }
        }
        let sentence = "Write this path from `crate` on, so that it shows what it imports.";
        let climbs = lines_with(&tokens, &["super", ":", ":", "super"]);
        problems.extend(climbs.into_iter().map(|line| Problem::new(&file.path, line, sentence)));
    }
    problems
}

/// The folder of the client that a file is in; none for files beside the folders.
fn folder_of(path: &str) -> Option<&str> {
    path.strip_prefix(CLIENT)?.split_once('/').map(|(folder, _)| folder)
}

/// What is named from the root of the crate on; above the `mod.rs` of a folder is the root as well.
fn names_from_the_root<'a>(own: &str, path: &str, tokens: &'a [Token]) -> Vec<&'a Token> {
    let mut names = names_below(tokens, "crate");
    if path == format!("{CLIENT}{own}/mod.rs") {
        names.extend(names_below(tokens, "super"));
    }
    names
}

fn may_import(own: &str, other: &str) -> bool {
    let level = |folder| SHARED.iter().position(|shared| *shared == folder);
    own == other || level(other).is_some_and(|below| level(own).is_none_or(|level| below < level))
}

fn reexport(name: &str) -> String {
    format!("Import `{name}` from the folder that defines it, not from the root.")
}

fn message(own: &str, other: &str) -> String {
    match SHARED.contains(&own) {
        true => format!("`{own}` is below `{other}` and does not import it: see {}.", file!()),
        false => {
            format!("The feature `{own}` does not import `{other}`: share it, or hand it in from app.rs.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(path: &str, text: &str) -> Vec<String> {
        let (path, others) =
            (format!("{CLIENT}{path}"), ["ui", "table", "worker", "game", "learn", "review"]);
        let others = others.map(|folder| format!("{CLIENT}{folder}/other.rs"));
        let mut files: Vec<(&str, &str)> = others.iter().map(|other| (other.as_str(), "")).collect();
        files.push((&path, text));
        check(&Tree::of(&files)).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn a_feature_imports_itself_and_what_is_shared() {
        let text = "use crate::game::{Session, panels::Log};\nuse crate::{ui, table};\nuse crate::learn::x;\nuse super::y;";
        assert_eq!(messages("learn/page.rs", text), [""; 0]);
        assert_eq!(messages("app.rs", "use crate::{learn, review};"), [""; 0]);
    }

    #[test]
    fn a_feature_that_imports_another_is_named() {
        let message = "The feature `learn` does not import `review`: share it, or hand it in from app.rs.";
        let found = messages("learn/page.rs", "use crate::{ui::go,\n    review::Source};");
        assert_eq!(found, [format!("{CLIENT}learn/page.rs:2: {message}")]);
        assert_eq!(messages("learn/page.rs", "fn f() { view! { crate::review::x() } }").len(), 1);
        assert_eq!(messages("learn/mod.rs", "use super::review;").len(), 1);
        assert_eq!(messages("learn/page.rs", "use super::super::review;").len(), 1);
    }

    #[test]
    fn a_name_that_the_root_exports_is_imported_from_its_folder() {
        let found = messages("learn/page.rs", "fn f(settings: crate::Settings) {}");
        assert!(found.len() == 1 && found[0].contains("`Settings`"), "{found:?}");
    }

    #[test]
    fn what_is_shared_imports_only_what_lies_below_it() {
        assert_eq!(messages("game/view.rs", "use crate::{table, ui, worker};"), [""; 0]);
        let found = messages("table/mod.rs", "use crate::game::Session;");
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("`table` is below `game`"), "{found:?}");
        assert_eq!(messages("ui/route.rs", "use crate::review::x;").len(), 1);
    }
}
