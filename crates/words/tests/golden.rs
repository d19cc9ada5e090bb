//! Sentences as they should read: the terms of each language's rulebook, and plurals.

use witchstone_rules::{
    Cell, ConnectionName, Edition, Event, Location, Move, Player, Prophecy, Refusal, Source, Spell, State,
    Symbol, Tile,
};
use witchstone_words::{Language, Words};

mod common;

/// The same thing said in English, German, French and Dutch.
fn check(say: impl Fn(&Words) -> String, expected: [&str; 4]) {
    let said = Language::ALL.map(|language| say(&Words::new(language)));
    assert_eq!(said, expected);
}

fn position() -> State {
    common::start(common::with_everything(2), 3)
}

fn describe(played: Move, expected: [&str; 4]) {
    let state = position();
    check(|words| words.describe_move(state.table(), played), expected);
}

fn check_event(event: Event, expected: [&str; 4]) {
    let state = position();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    check(|words| words.describe_event(state.table(), event, &names).unwrap_or_default(), expected);
}

#[test]
fn the_terms_are_those_of_the_rulebooks() {
    check(
        |words| Symbol::ALL.map(|symbol| words.name(symbol)).join(", "),
        [
            "Energy, Witch, Pentagram, Crystal, Wand, Scroll",
            "Energie, Hexe, Pentagramm, Kristall, Zauberstab, Schriftrolle",
            "Énergie, Sorcière, Pentacle, Cristal, Baguette magique, Parchemin",
            "Energie, Heks, Pentagram, Kristal, Toverstaf, Perkamentrol",
        ],
    );
    check(
        |words| words.location(Edition::classic(), Location::WITCHSTONE),
        ["the Witchstone", "der Hexenstein", "la Pierre des Sorcières", "de heksensteen"],
    );
    check(
        |words| words.name(Spell::Double(Symbol::Wand)),
        [
            "Double Reinforcing Spell “Wand”",
            "Doppelter Verstärkungszauber „Zauberstab“",
            "Sort de renforcement double «\u{a0}Baguette magique\u{a0}»",
            "Dubbele versterkingsspreuk “Toverstaf”",
        ],
    );
}

#[test]
fn moves_read_well() {
    describe(
        Move::Lay {
            tile: Tile::of(Symbol::Energy, Symbol::Witch).expect("a tile"),
            first: Cell::at(2, -3).expect("a cell"),
            second: Cell::at(2, -2).expect("a cell"),
        },
        [
            "Lay Energy (2 actions) and Witch (1 action): outer ring, top right; middle ring, upper right corner.",
            "Lege Energie (2 Aktionen) und Hexe (1 Aktion): äußerer Ring, Oberseite rechts; mittlerer Ring, Ecke oben rechts.",
            "Posez Énergie (2 actions) et Sorcière (1 action)\u{a0}: anneau extérieur, en haut, vers la droite\u{a0}; anneau médian, coin supérieur droit.",
            "Leg Energie (2 acties) en Heks (1 actie): buitenste ring, bovenkant rechts; middelste ring, hoek rechtsboven.",
        ],
    );
    describe(
        Move::Energy(ConnectionName::first(Location::tower(1), Location::WITCHSTONE)),
        [
            "Lay Energy on south-east tower – Witchstone (unit 1 of 3).",
            "Lege Energie auf Südostturm – Hexenstein (Einheit 1 von 3).",
            "Posez une unité d’énergie sur la connexion tour sud-est – Pierre des Sorcières (unité 1 sur 3).",
            "Leg energie op zuidoostelijke toren – heksensteen (eenheid 1 van 3).",
        ],
    );
    describe(
        Move::End,
        [
            "Skip all pending bonuses.",
            "Verzichte auf alle offenen Boni.",
            "Renoncez à tous les bonus en attente.",
            "Zie af van alle openstaande bonussen.",
        ],
    );
}

#[test]
fn events_read_well() {
    let player = Player::new(0);
    check_event(
        Event::Stood { player, at: Location::WITCHSTONE, price: 2 },
        [
            "Anna stood a Witch up at the Witchstone for 2 actions.",
            "Anna stellte eine Hexe für 2 Aktionen auf den Hexenstein.",
            "Anna a redressé une sorcière sur la Pierre des Sorcières pour 2 actions.",
            "Anna zette voor 2 acties een heks op de heksensteen.",
        ],
    );
    check_event(
        Event::Points { player, points: 6, source: Source::Connection(3) },
        [
            "Anna scored 6 points (connection of 3).",
            "Anna erhielt 6 Punkte (3er-Verbindung).",
            "Anna a gagné 6 points (connexion de 3).",
            "Anna kreeg 6 punten (verbinding van 3).",
        ],
    );
}

#[test]
fn a_story_is_one_sentence_for_each_player() {
    let player = Player::new(0);
    let edition = witchstone_rules::Edition::classic();
    let name = ConnectionName::first(Location::tower(0), Location::WITCHSTONE);
    let connection = edition.ball.named(name).expect("a connection");
    let events = [
        Event::Moved { player, played: Move::Energy(name) },
        Event::Completed { player, connection },
        Event::Points { player, points: 6, source: Source::Connection(3) },
        Event::TileDrawn { player, tile: None },
        Event::TurnBegan { player: Player::new(1), turn: 4 },
    ];
    let (state, names) = (position(), ["Anna".to_owned(), "Ben".to_owned()]);
    check(
        |words| words.turn_story(state.table(), &events, &names),
        [
            "Anna completed the connection north-east tower – Witchstone (6 points: connection of 3) and drew a hex tile. \
             Round 4: Ben’s turn.",
            "Anna vollendete die Verbindung Nordostturm – Hexenstein (6 Punkte: 3er-Verbindung) und zog ein Hexplättchen. \
             Runde 4: Ben ist am Zug.",
            "Anna a achevé la connexion tour nord-est – Pierre des Sorcières (6 points\u{a0}: connexion de 3) et a pioché une tuile \
             hexagonale. Manche 4\u{a0}: Ben joue.",
            "Anna voltooide de verbinding noordoostelijke toren – heksensteen (6 punten: verbinding van 3) en trok een heksenfiche. \
             Ronde 4: Ben is aan de beurt.",
        ],
    );
}

#[test]
fn prophecies_read_well() {
    check(
        |words| words.prophecy_text(Prophecy::Cluster(Symbol::Energy)),
        [
            "Largest cluster of Energy: 4 / 5 / 6 or more symbols for 3 / 5 / 7 points.",
            "Größte Gruppe Energie: 4 / 5 / 6 oder mehr Symbole für 3 / 5 / 7 Punkte.",
            "Plus grand regroupement Énergie\u{a0}: 4 / 5 / 6 symboles ou plus pour 3 / 5 / 7 points.",
            "Grootste groep Energie: 4 / 5 / 6 of meer symbolen voor 3 / 5 / 7 punten.",
        ],
    );
    let edition = witchstone_rules::Edition::classic();
    let scroll = edition.scroll_from_name("prophecy connected tower tower forest").expect("a Scroll");
    check(
        |words| words.scroll(edition, scroll),
        [
            "Prophecy “Connected to a foreign tower, a second foreign tower and a forest”",
            "Prophezeiung „Verbunden mit einem fremden Turm, einem zweiten fremden Turm und einem Wald“",
            "Prophétie «\u{a0}Tour reliée à une autre tour, une deuxième autre tour et une forêt\u{a0}»",
            "Voorspelling “Verbonden met een vreemde toren, een tweede vreemde toren en een bos”",
        ],
    );
}

#[test]
fn refusals_name_players_and_clauses() {
    let refusal = Refusal::TowerTaken { tower: Location::tower(2), by: Player::new(0) };
    check(
        |words| words.refusal_among(Edition::classic(), &refusal, &["Anna".to_owned()]),
        [
            "This tower belongs to Anna: choose a free one instead of the south-west tower (S9).",
            "Dieser Turm (Südwestturm) gehört Anna: Wähle einen freien (S9).",
            "Cette tour appartient à Anna\u{a0}: choisissez-en une libre au lieu de la tour sud-ouest (S9).",
            "Deze toren is van Anna: kies een vrije in plaats van de zuidwestelijke toren (S9).",
        ],
    );
    check(
        |words| {
            let refusal = Refusal::NoWayThere { location: Location::WITCHSTONE };
            words.refusal_among(Edition::classic(), &refusal, &[])
        },
        [
            "No completed connections lead from your tower to the Witchstone (W2).",
            "Keine vollständigen Verbindungen führen von deinem Turm zum Hexenstein (W2).",
            "Aucune suite de connexions achevées ne mène de votre tour vers la Pierre des Sorcières (W2).",
            "Er leiden geen volledige verbindingen van je toren naar de heksensteen (W2).",
        ],
    );
}

/// French counts nothing in the singular; the others do not.
#[test]
fn plurals_are_right() {
    let points = |n: u8| move |words: &Words| words.format("points", &[("points", n.into())]);
    check(points(0), ["0 points", "0 Punkte", "0 point", "0 punten"]);
    check(points(1), ["1 point", "1 Punkt", "1 point", "1 punt"]);
    check(points(2), ["2 points", "2 Punkte", "2 points", "2 punten"]);
    let actions = |n: u8| {
        move |words: &Words| words.format("actions-of", &[("n", n.into()), ("symbol", "witch".into())])
    };
    check(actions(0), ["0 Witch actions", "0 Hexenaktionen", "0 action Sorcière", "0 heksenacties"]);
    check(actions(1), ["1 Witch action", "1 Hexenaktion", "1 action Sorcière", "1 heksenactie"]);
    check(actions(2), ["2 Witch actions", "2 Hexenaktionen", "2 actions Sorcière", "2 heksenacties"]);
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync + Clone>(_: &T) {}
    let words = Words::new(Language::German);
    shared(&words);
    let other = words.clone();
    let named = std::thread::spawn(move || other.name(Symbol::Wand)).join().expect("the thread ends");
    assert_eq!(named, words.name(Symbol::Wand));
}

#[test]
fn more_files_add_messages_and_unknown_keys_stay_as_they_are() {
    let words = Words::with_files(Language::English, &["web-title = Witchstone for { $n }\n", "= broken"]);
    assert_eq!(words.format("web-title", &[("n", 2.into())]), "Witchstone for 2");
    assert!(words.has("web-title") && !words.has("web-nothing"));
    assert_eq!(words.text("web-nothing"), "web-nothing");
}

#[test]
fn lists_end_with_and() {
    let list = |items: &'static [&str]| {
        move |words: &Words| words.list(&items.iter().map(|item| item.to_string()).collect::<Vec<_>>())
    };
    check(list(&[]), [""; 4]);
    check(list(&["a"]), ["a"; 4]);
    check(list(&["a", "b"]), ["a and b", "a und b", "a et b", "a en b"]);
    check(list(&["a", "b", "c"]), ["a, b and c", "a, b und c", "a, b et c", "a, b en c"]);
}

/// D2, F2: after taking the collecting tile at the Witchstone no place there is available any more; without a Witch there,
/// or on a low place, the text differs.
#[test]
fn the_place_at_the_witchstone_explains_itself() {
    let (prophecy, player) = (Prophecy::Rank([3, 2, 1]), Player::new(0));
    let missing = |words: &Words, standing: bool, rank: u8| {
        let state = position().edited(|table, _| {
            let area = &mut table.areas[player];
            area.rank = rank;
            if standing {
                area.standing.insert(Location::WITCHSTONE);
            }
        });
        let standing = prophecy.standing(state.edition(), &state.table().areas[player]);
        words.missing(prophecy, &standing)
    };
    check(
        |words| missing(words, true, 0),
        [
            "a bonus space at the Witchstone: the Witch there stands on none, and no second one may come",
            "ein Bonusfeld am Hexenstein: Die Hexe dort steht auf keinem, und eine zweite darf nicht kommen",
            "une case bonus de la Pierre des Sorcières : la sorcière n’en occupe aucune, et aucune autre ne peut venir",
            "een bonusveld bij de heksensteen: de heks daar staat op geen, en een tweede mag er niet komen",
        ],
    );
    check(
        |words| missing(words, false, 0),
        [
            "a Witch at the Witchstone",
            "eine Hexe am Hexenstein",
            "une sorcière sur la Pierre des Sorcières",
            "een heks bij de heksensteen",
        ],
    );
    check(
        |words| missing(words, true, 2),
        [
            "a better place at the Witchstone, which is no longer to be had",
            "ein besserer Platz am Hexenstein, den es nicht mehr gibt",
            "une meilleure place sur la Pierre des Sorcières, qui n’est plus libre",
            "een betere plaats bij de heksensteen, die er niet meer is",
        ],
    );
}
