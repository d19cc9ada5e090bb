//! Looking a rule up without leaving the table: the rules open in a drawer over the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::Route;

/// The drawer of the rules: the clause or chapter it is open at; none while it is closed.
#[derive(Clone, Copy)]
pub struct RulesDrawer(RwSignal<Option<String>>);

impl RulesDrawer {
    /// A closed drawer, for everything below.
    pub fn provide() -> RulesDrawer {
        let drawer = RulesDrawer(RwSignal::new(None));
        provide_context(drawer);
        drawer
    }

    /// Opens it at a clause or chapter of this name, or at the top.
    pub fn open(self, name: &str) {
        self.0.set(Some(name.to_owned()));
    }

    /// Closes it.
    pub fn close(self) {
        if self.0.with_untracked(Option::is_some) {
            self.0.set(None);
        }
    }

    /// The clause or chapter that was asked for last; none while it is closed.
    pub fn asked(self) -> Option<String> {
        self.0.get()
    }

    /// Opens it instead of following a link to the rules; other clicks are left alone.
    pub fn follow(self, click: &MouseEvent) {
        let modified = click.ctrl_key() || click.meta_key() || click.shift_key() || click.alt_key();
        let target = click.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href^='#/rules']").ok().flatten());
        let Some(address) = link.and_then(|link| link.get_attribute("href")).filter(|_| !modified) else {
            return;
        };
        if let Route::Rules(name) = Route::parse(&address) {
            click.prevent_default();
            self.open(&name);
        }
    }
}

/// The drawer, from anywhere inside the application.
pub fn use_rules_drawer() -> RulesDrawer {
    expect_context()
}
