//! The forms for a new game on this device: against the computer, or several people, with computers among them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_rules::{Edition, SplitMix64};

use crate::game::{
    BoardSelect, Choice, ColourDot, FirstSelect, KindSelect, LastChoice, OptionsForm, PlayerKind, SavedGame,
    SeatOptions, SeatsForm, own_name,
};
use crate::ui::{
    Count, KnownEditions, Route, Switch, Texts, random_seed, unknown_board, use_editions, use_settings,
    use_texts,
};

/// What both forms hold.
#[derive(Clone, Copy)]
struct NewGame {
    /// The key of the last choices.
    card: &'static str,
    seats: SeatsForm,
    choice: RwSignal<Choice>,
    board: RwSignal<Option<String>>,
    open_hands: RwSignal<bool>,
    /// The board that cannot be loaded now.
    missing: RwSignal<Option<String>>,
}

impl NewGame {
    /// As it was filled in last; at first with these players.
    fn read(card: &'static str, kinds: [PlayerKind; 4]) -> NewGame {
        let last = LastChoice::read(card);
        NewGame {
            card,
            seats: SeatsForm::of(&last, kinds),
            choice: RwSignal::new(last.choice()),
            board: RwSignal::new(last.board.clone()),
            open_hands: RwSignal::new(last.open_hands),
            missing: RwSignal::new(None),
        }
    }

    /// Begins the game, and stores the choices for the next one.
    fn begin(self, texts: Texts, editions: KnownEditions) {
        let (choice, board) = (self.choice.get_untracked(), self.board.get_untracked());
        let open_hands = self.open_hands.get_untracked();
        self.seats.last_choice(choice, board.clone(), open_hands).store(self.card);
        let draw = |players| SplitMix64::new(random_seed()).below(players);
        let (seats, options) = self.seats.arranged(texts, choice, draw);
        let begin = move |edition: &Edition| {
            let game = SavedGame { open_hands, ..SavedGame::new(seats, options, edition) };
            game.store();
            Route::Local(game.name).open();
        };
        // An edition that is not here yet comes from the server first.
        match editions.find(&editions.offered_as(board.as_deref())) {
            Ok(edition) => begin(edition),
            Err(unknown) => spawn_local(async move {
                match editions.fetch(&unknown.name).await {
                    Ok(edition) => begin(edition),
                    Err(unknown) => drop(self.missing.try_set(Some(unknown.name))),
                }
            }),
        }
    }
}

/// A game of one person: rivals, their levels, and the button.
#[component]
pub fn AgainstComputer() -> impl IntoView {
    let (texts, settings, editions) = (use_texts(), use_settings(), use_editions());
    let new = NewGame::read("computer", SeatsForm::ONE_PERSON);
    let form = new.seats;
    let rivals = RwSignal::new(form.players.get_untracked() - 1);
    Effect::new(move || form.players.set(rivals.get() + 1));
    Effect::new(move || form.seats[0].name.set(settings.with(|all| own_name(texts, &all.name))));
    let name = Callback::new(move |at: usize| form.name(texts, at));
    let level = move |at: usize| {
        let label = Signal::derive(move || {
            let one = form.players.get() == 2;
            if one { texts.t("level")() } else { name.run(at) }
        });
        view! { <KindSelect label kind=form.seats[at].kind/> }
    };
    view! {
        <section class="surface first">
            <h2>{texts.t("against-computer")}</h2>
            <p>{texts.t("against-computer-help")}</p>
            <Count label="rivals" counts=&[1, 2, 3] count=rivals/>
            {move || form.taken().skip(1).map(level).collect_view()}
            <button class="primary" on:click=move |_| new.begin(texts, editions)>{texts.t("play-now")}</button>
            <MissingBoard name=new.missing/>
            <FirstSelect form name/>
            <BoardSelect board=new.board/>
            <SeatOptions form name/>
            <OptionsForm choice=new.choice/>
        </section>
    }
}

/// A game of several people, with computers among them.
#[component]
pub fn OnThisDevice() -> impl IntoView {
    let (texts, settings, editions) = (use_texts(), use_settings(), use_editions());
    let new = NewGame::read("device", SeatsForm::PEOPLE);
    let form = new.seats;
    if form.seats[0].name.with_untracked(String::is_empty) {
        form.seats[0].name.set(settings.with_untracked(|all| all.name.clone()));
    }
    let name = Callback::new(move |at: usize| form.name(texts, at));
    let rows = move || form.taken().map(|at| view! { <PlayerRow form at name/> }).collect_view();
    let several = Memo::new(move |_| form.people() > 1);
    let nobody = Memo::new(move |_| form.people() == 0);
    view! {
        <section class="surface device">
            <h2>{texts.t("on-this-device")}</h2>
            <p>{texts.t("on-this-device-help")}</p>
            <Count label="players" counts=&[2, 3, 4] count=form.players/>
            {rows}
            <FirstSelect form name/>
            <Switch label=texts.t("open-hands") help=texts.t("open-hands-help") on=new.open_hands
                disabled=Signal::derive(move || !several.get()) on_change=move |on| new.open_hands.set(on)/>
            <BoardSelect board=new.board/>
            <SeatOptions form name/>
            <OptionsForm choice=new.choice/>
            <button class="primary" disabled=nobody on:click=move |_| new.begin(texts, editions)>
                {texts.t("begin-hot-seat")}
            </button>
            <Show when=move || nobody.get()><p class="hint" role="alert">{texts.t("needs-a-person")}</p></Show>
            <MissingBoard name=new.missing/>
        </section>
    }
}

/// A player: person or computer, and the person's name.
#[component]
fn PlayerRow(form: SeatsForm, at: usize, name: Callback<usize, String>) -> impl IntoView {
    let texts = use_texts();
    let (typed, kind, colour) = (form.seats[at].name, form.seats[at].kind, form.seats[at].colour);
    let number = move || vec![("n", (at + 1).into())];
    let person = Memo::new(move |_| kind.get() == PlayerKind::Person);
    view! {
        <fieldset class="player-row">
            <legend><ColourDot colour/>{texts.f("player-number", number)}</legend>
            <KindSelect label=texts.t("played-by") kind nobody="a-person"/>
            <label class="field">
                <span>{texts.t("player-name")}</span>
                <input type="text" maxlength="20" disabled=move || !person.get()
                    prop:value=move || if person.get() { typed.get() } else { name.run(at) }
                    placeholder=texts.f("player-number", number)
                    on:input=move |event| typed.set(event_target_value(&event))/>
            </label>
        </fieldset>
    }
}

/// The board that was chosen cannot be loaded now.
#[component]
fn MissingBoard(name: RwSignal<Option<String>>) -> impl IntoView {
    let texts = use_texts();
    let said = move |name: String| texts.with(|words| unknown_board(words, &name));
    move || name.get().map(|name| view! { <p role="alert">{said(name)}</p> })
}
