//! The explanation of what is pointed at: when it is shown, and where.

use std::time::Duration;

use leptos::html::Div;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use leptos::web_sys::Element;

use super::tooltip_position::tooltip_place;
use crate::ui::Area;

/// So long after a click nothing is explained: the pointer still rests where it clicked.
const REST: Duration = Duration::from_millis(1500);

/// The explanation of what is pointed at.
#[derive(Clone, Copy)]
pub struct Explanation {
    /// Its element.
    pub node: NodeRef<Div>,
    /// Its upper left corner in pixels of the table; none before there is a place for it.
    pub corner: RwSignal<Option<(f64, f64)>>,
    /// Changes with every new thing, so that each explanation waits a moment before it appears.
    pub odd: RwSignal<bool>,
    /// Whether a click was just now.
    pub rests: RwSignal<bool>,
    clicks: StoredValue<u32>,
    about: StoredValue<Area>,
}

impl Explanation {
    /// Nothing is explained yet.
    pub fn new() -> Explanation {
        Explanation {
            node: NodeRef::new(),
            corner: RwSignal::new(None),
            odd: RwSignal::new(false),
            rests: RwSignal::new(false),
            clicks: StoredValue::new(0),
            about: StoredValue::new(Area::default()),
        }
    }

    /// Something else is pointed at.
    pub fn about(self, element: &Element) {
        self.about.set_value(element.get_bounding_client_rect().into());
        self.odd.update(|odd| *odd = !*odd);
        self.corner.set(None);
    }

    /// A click: for a while nothing is explained.
    pub fn rest(self) {
        self.clicks.update_value(|clicks| *clicks += 1);
        let click = self.clicks.get_value();
        self.rests.set(true);
        let wake = move || {
            if self.clicks.try_get_value() == Some(click) {
                self.rests.set(false);
            }
        };
        set_timeout_with_handle(wake, REST).ok();
    }

    /// Once it is drawn, finds the place for it.
    pub fn place(self) {
        request_animation_frame(move || {
            if let Some(node) = self.node.try_get_untracked().flatten() {
                let place = tooltip_place(&node, self.about.get_value());
                if self.corner.get_untracked() != place {
                    self.corner.set(place);
                }
            }
        });
    }
}
