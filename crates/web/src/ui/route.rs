//! Which page is open, as the part of the address behind `#`.

use std::fmt;

use leptos::prelude::*;
use witchstone_wire::is_id;

/// A page of the client.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The start page.
    #[default]
    Start,
    /// A game on this device, by its name in the store.
    Local(String),
    /// A table on the server, by its name there.
    Table(String),
    /// The guided first game.
    Learn,
    /// The puzzle with this number, or today's.
    Puzzle(Option<usize>),
    /// The settings.
    Settings,
    /// The rules, open at a clause or chapter of this name, or at the top.
    Rules(String),
    /// This device joins those of a guest, by a code.
    Device(String),
    /// The review of a game after a number of moves; without a game, the page to open one.
    Review(String, Option<usize>),
    /// The statistics of one's own games.
    Statistics,
    /// The pieces of the table one by one, for development.
    Parts(String),
}

impl Route {
    /// The page that the address names now.
    pub fn current() -> Route {
        Route::parse(&window().location().hash().unwrap_or_default())
    }

    /// Goes to this page.
    pub fn open(&self) {
        window().location().set_hash(&self.to_string()).unwrap_or_default();
    }

    /// The page of an address, with or without `#`; an unknown one is the start page. What becomes part of a request or of a
    /// storage key has to be an id: anything else could lead elsewhere.
    pub fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (page, rest) = path.split_once('/').unwrap_or((path, ""));
        match page {
            "local" if is_name(rest) => Route::Local(rest.to_owned()),
            "table" if is_id(rest) => Route::Table(rest.to_owned()),
            "device" if is_id(rest) => Route::Device(rest.to_owned()),
            "learn" => Route::Learn,
            "puzzle" => Route::Puzzle(rest.parse().ok()),
            "settings" => Route::Settings,
            "rules" => Route::Rules(rest.to_owned()),
            "review" => review(rest),
            "statistics" => Route::Statistics,
            "parts" => Route::Parts(rest.to_owned()),
            _ => Route::Start,
        }
    }
}

/// The page that was open before the rules.
#[derive(Clone, Copy)]
struct PageBefore(RwSignal<Route>);

/// Where to go back to from the rules.
pub fn page_before() -> Route {
    expect_context::<PageBefore>().0.get_untracked()
}

/// Lets [`page_before`] read this signal everywhere below.
pub fn provide_page_before(route: RwSignal<Route>) {
    provide_context(PageBefore(route));
}

/// A game, and a number of moves behind it.
fn review(rest: &str) -> Route {
    let (game, at) = rest.split_once('/').unwrap_or((rest, ""));
    if !game.is_empty() && !is_name(game) {
        return Route::Start;
    }
    Route::Review(game.to_owned(), at.parse().ok())
}

/// Whether a text can be the name of a game: ids with hyphens between them.
fn is_name(text: &str) -> bool {
    text.split('-').all(is_id)
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Start => f.write_str("#/"),
            Route::Local(game) => write!(f, "#/local/{game}"),
            Route::Table(table) => write!(f, "#/table/{table}"),
            Route::Learn => f.write_str("#/learn"),
            Route::Puzzle(None) => f.write_str("#/puzzle"),
            Route::Puzzle(Some(number)) => write!(f, "#/puzzle/{number}"),
            Route::Settings => f.write_str("#/settings"),
            Route::Rules(name) => write!(f, "#/rules/{name}"),
            Route::Device(code) => write!(f, "#/device/{code}"),
            Route::Review(game, None) => write!(f, "#/review/{game}"),
            Route::Review(game, Some(at)) => write!(f, "#/review/{game}/{at}"),
            Route::Statistics => f.write_str("#/statistics"),
            Route::Parts(part) => write!(f, "#/parts/{part}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leads_to_the_page_that_wrote_it() {
        let pages = [
            Route::Start,
            Route::Local("g7".into()),
            Route::Table("t7".into()),
            Route::Learn,
            Route::Puzzle(None),
            Route::Puzzle(Some(12)),
            Route::Settings,
            Route::Rules("E3".into()),
            Route::Rules(String::new()),
            Route::Device("c7".into()),
            Route::Review(String::new(), None),
            Route::Review("local-g7".into(), None),
            Route::Review("table-t7".into(), Some(12)),
            Route::Statistics,
            Route::Parts("ball".into()),
        ];
        for page in pages {
            assert_eq!(Route::parse(&page.to_string()), page);
        }
    }

    #[test]
    fn an_unknown_address_leads_to_the_start_page() {
        assert_eq!(Route::parse(""), Route::Start);
        assert_eq!(Route::parse("#/nowhere"), Route::Start);
        assert_eq!(Route::parse("#/local/"), Route::Start);
    }

    #[test]
    fn an_address_with_anything_but_an_id_leads_nowhere() {
        for address in [
            "#/device/../tables/k3m9/start",
            "#/device/..",
            "#/device/a%2f..%2ftables",
            "#/device/a?b",
            "#/table/../device",
            "#/table/k3m9/start",
            "#/table/k3m9#",
            "#/local/../x",
            "#/review/table-..",
            "#/review/table-..%2f..%2fguest",
        ] {
            assert_eq!(Route::parse(address), Route::Start, "{address}");
        }
    }
}
