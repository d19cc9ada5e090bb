//! Draws large pages in stages, so that the browser stays responsive.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;

/// How much of a page is drawn.
#[derive(Clone, Copy)]
pub struct Stages(RwSignal<u8>);

impl Stages {
    /// Advances with each frame up to the last stage.
    pub fn up_to(last: u8) -> Stages {
        let stage = RwSignal::new(0);
        next_stage(stage, last);
        Stages(stage)
    }

    /// Whether this stage is reached.
    pub fn reached(self, stage: u8) -> Memo<bool> {
        let Stages(now) = self;
        Memo::new(move |_| now.get() >= stage)
    }
}

fn next_stage(stage: RwSignal<u8>, last: u8) {
    after_frame(move || {
        // The page may have been closed in the meantime.
        if let Some(now) = stage.try_get_untracked().filter(|now| *now < last) {
            stage.set(now + 1);
            next_stage(stage, last);
        }
    });
}

/// Runs a closure after the next paint.
pub fn after_frame(what: impl FnOnce() + 'static) {
    request_animation_frame(move || next_task(what));
}

/// Runs a closure in the next task.
pub fn next_task(what: impl FnOnce() + 'static) {
    set_timeout_with_handle(what, Duration::ZERO).ok();
}
