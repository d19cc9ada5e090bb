//! Large pages are drawn piece by piece, so that the browser answers and paints in between.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;

/// How much of a page is drawn.
#[derive(Clone, Copy)]
pub struct Stages(RwSignal<u8>);

impl Stages {
    /// Goes on with each frame until the last stage is reached.
    pub fn up_to(last: u8) -> Stages {
        let stage = RwSignal::new(0);
        go_on(stage, last);
        Stages(stage)
    }

    /// Whether this stage is reached.
    pub fn reached(self, stage: u8) -> Memo<bool> {
        let Stages(now) = self;
        Memo::new(move |_| now.get() >= stage)
    }
}

fn go_on(stage: RwSignal<u8>, last: u8) {
    after_frame(move || {
        // The page may have been left in the meantime.
        if let Some(now) = stage.try_get_untracked().filter(|now| *now < last) {
            stage.set(now + 1);
            go_on(stage, last);
        }
    });
}

/// Does something when what is there now has been painted.
pub fn after_frame(what: impl FnOnce() + 'static) {
    request_animation_frame(move || next_task(what));
}

/// Does something in a task of its own.
pub fn next_task(what: impl FnOnce() + 'static) {
    set_timeout_with_handle(what, Duration::ZERO).ok();
}
