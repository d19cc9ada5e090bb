//! A closer look at the ball: two fingers, or two buttons.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::web_sys::TouchEvent;

use super::scene::Scene;

/// The closest look, as a multiple of the whole ball.
const CLOSEST: f64 = 2.5;
/// How much one press of a button changes.
const STEP: f64 = 0.5;

/// How close the ball is looked at.
#[derive(Clone, Copy)]
pub struct Zoom {
    /// The size of the drawing in sizes of its box.
    pub factor: RwSignal<f64>,
    /// The box that the drawing is scrolled in.
    pub window: NodeRef<Div>,
    /// The distance of two fingers and the factor when they came down.
    pinch: StoredValue<Option<(f64, f64)>>,
}

impl Zoom {
    /// The whole ball.
    pub fn new() -> Zoom {
        Zoom { factor: RwSignal::new(1.0), window: NodeRef::new(), pinch: StoredValue::new(None) }
    }

    /// Fingers came down or went up: two of them begin to pinch.
    pub fn touched(self, event: &TouchEvent) {
        let factor = self.factor.get_untracked();
        self.pinch.set_value(fingers(event).map(|(apart, _)| (apart, factor)));
    }

    /// Fingers move: two of them stretch the ball, and what lies between them stays there.
    pub fn moved(self, event: &TouchEvent) {
        if let (Some((apart, middle)), Some((before, factor))) = (fingers(event), self.pinch.get_value()) {
            event.prevent_default();
            self.change(factor * apart / before.max(1.0), middle);
        }
    }

    fn change(self, factor: f64, (x, y): (f64, f64)) {
        let (old, new) = (self.factor.get_untracked(), factor.clamp(1.0, CLOSEST));
        let Some(window) = self.window.get_untracked().filter(|_| old != new) else {
            return;
        };
        let bounds = window.get_bounding_client_rect();
        let kept = |scrolled: i32, within: f64| ((f64::from(scrolled) + within) * new / old - within) as i32;
        let left = kept(window.scroll_left(), x - bounds.left());
        let top = kept(window.scroll_top(), y - bounds.top());
        self.factor.set(new);
        // Once the drawing has its new size.
        request_animation_frame(move || {
            window.set_scroll_left(left);
            window.set_scroll_top(top);
        });
    }

    fn step(self, by: f64) {
        if let Some(window) = self.window.get_untracked() {
            let bounds = window.get_bounding_client_rect();
            let middle = (bounds.left() + bounds.width() / 2.0, bounds.top() + bounds.height() / 2.0);
            self.change(self.factor.get_untracked() + by, middle);
        }
    }

    /// The two buttons.
    pub fn buttons(self, scene: Signal<Scene>) -> impl IntoView {
        let text = move |key: &'static str| move || scene.with(|scene| scene.words.text(key));
        view! {
            <div class="zoom">
                <button type="button" aria-label=text("table-closer") on:click=move |_| self.step(STEP)>"+"</button>
                <button type="button" aria-label=text("table-farther") on:click=move |_| self.step(-STEP)>"−"</button>
            </div>
        }
    }
}

/// The distance of two fingers and the point between them; none unless there are exactly two.
fn fingers(event: &TouchEvent) -> Option<(f64, (f64, f64))> {
    let touches = event.touches();
    if touches.length() != 2 {
        return None;
    }
    let place = |at: u32| touches.get(at).map(|it| (f64::from(it.client_x()), f64::from(it.client_y())));
    let ((ax, ay), (bx, by)) = (place(0)?, place(1)?);
    Some(((ax - bx).hypot(ay - by), ((ax + bx) / 2.0, (ay + by) / 2.0)))
}
