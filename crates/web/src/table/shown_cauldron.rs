//! Whose Cauldron is shown large: that of whoever acts, so that opponents' turns can be followed.

use leptos::prelude::*;
use witchstone_rules::{Phase, Player, View};

use super::corner::swatch;
use super::scene::{Scene, corner_of};
use super::{art, tray};

/// Which Cauldron the player wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CauldronChoice {
    /// That of whoever acts.
    #[default]
    Active,
    /// One's own, also while others act.
    Own,
    /// That of a player whose panel was opened.
    Opened(Player),
}

impl CauldronChoice {
    /// The player whose Cauldron is shown.
    pub fn shown(self, view: &View) -> Player {
        match self {
            CauldronChoice::Active => acting(view).unwrap_or(corner_of(view)),
            CauldronChoice::Own => corner_of(view),
            CauldronChoice::Opened(player) => player,
        }
    }

    /// The choice after the key or the button for it: one's own Cauldron, or back to whoever acts.
    pub fn switched(self, view: &View) -> CauldronChoice {
        if self.shown(view) == corner_of(view) { CauldronChoice::Active } else { CauldronChoice::Own }
    }

    /// The choice after something was closed.
    pub fn closed(self) -> CauldronChoice {
        match self {
            CauldronChoice::Opened(_) => CauldronChoice::Active,
            other => other,
        }
    }
}

/// Who does something that shows in a Cauldron.
fn acting(view: &View) -> Option<Player> {
    let acts = !matches!(view.table.phase, Phase::Towers | Phase::Moons | Phase::Over);
    acts.then_some(view.table.player)
}

/// Over a Cauldron that is not one's own: whose it is, what that player may still use, and the way back.
pub fn whose(scene: &Scene) -> Option<AnyView> {
    let (me, shown) = (scene.me(), scene.cauldron);
    if shown == me {
        let hidden = acting(&scene.view).filter(|player| *player != me)?;
        let text = scene.words.format("table-active-cauldron", &[("player", scene.name(hidden).into())]);
        return Some(view! { <div class="whose">{switch(text)}</div> }.into_any());
    }
    let back = if scene.opened {
        let label = scene.words.text("table-close");
        view! { <button type="button" class="close" data-do="close" title=label.clone() aria-label=label>"✕"</button> }.into_any()
    } else {
        switch(scene.words.text("table-own-cauldron"))
    };
    let waiting = scene.is_to_act(shown).then(|| waits(scene, shown));
    Some(
        view! {
            <div class=format!("whose {}", art::colour(shown))>
                <p>{swatch(shown)}<strong>{scene.name(shown)}</strong></p>
                {back}
            </div>
            {waiting}
        }
        .into_any(),
    )
}

fn switch(text: String) -> AnyView {
    view! { <button type="button" data-do="cauldron" aria-keyshortcuts="c" title="C">{text}</button> }
        .into_any()
}

/// What a rival may still use.
fn waits(scene: &Scene, player: Player) -> AnyView {
    let label = scene.words.format("table-waits", &[("player", scene.name(player).into())]);
    view! { <div class="waits" role="group" aria-label=label>{tray::waiting(scene).collect_view()}</div> }
        .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::sample;

    #[test]
    fn the_cauldron_of_whoever_acts_is_shown_unless_another_is_chosen() {
        let game = sample::game(3, 2, 120);
        let active = game.state().player();
        let me = Player::new((active.index() + 1) % 3);
        let (mine, theirs) = (game.state().view(Some(me)), game.state().view(Some(active)));
        let shown = |choice: CauldronChoice| [choice.shown(&mine), choice.shown(&theirs)];
        assert_eq!(shown(CauldronChoice::Active), [active; 2]);
        assert_eq!(shown(CauldronChoice::Own), [me, active]);
        assert_eq!(shown(CauldronChoice::Opened(me)), [me; 2]);
        // The key goes back and forth.
        let own = CauldronChoice::Active.switched(&mine);
        assert_eq!([own, own.switched(&mine)], [CauldronChoice::Own, CauldronChoice::Active]);
        assert_eq!(CauldronChoice::Opened(active).closed(), CauldronChoice::Active);
        assert_eq!(CauldronChoice::Own.closed(), CauldronChoice::Own);
    }

    #[test]
    fn before_the_first_turn_ones_own_cauldron_is_shown() {
        let game = sample::game(2, 1, 0);
        let me = Player::new(1 - game.state().player().index());
        assert_eq!(CauldronChoice::Active.shown(&game.state().view(Some(me))), me);
    }
}
