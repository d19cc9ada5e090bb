//! The page's title and a soft bell say that it is the player's turn.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::AudioContext;

use crate::game::Session;
use crate::ui::{Settings, Texts};

/// Follows whose turn it is.
pub fn chime_on_turn(session: Session, settings: RwSignal<Settings>, texts: Texts) {
    let own =
        Memo::new(move |_| session.live.with(|view| view.is_to_move()) && session.shown.get().is_none());
    Effect::new(move || {
        let key = if own.get() { "title-your-turn" } else { "title" };
        document().set_title(&texts.t(key)());
    });
    Effect::watch(
        move || own.get(),
        move |&own, before, _| {
            if own && before == Some(&false) && settings.with_untracked(|settings| settings.sound) {
                bell().unwrap_or_default();
            }
        },
        false,
    );
}

/// Two soft tones that fade within a second.
fn bell() -> Result<(), JsValue> {
    let context = AudioContext::new()?;
    let now = context.current_time();
    for (frequency, after) in [(660.0, 0.0), (880.0, 0.12)] {
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        tone.frequency().set_value(frequency);
        volume.gain().set_value_at_time(0.06, now + after)?;
        volume.gain().exponential_ramp_to_value_at_time(0.0005, now + after + 0.6)?;
        tone.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(now + after)?;
        tone.stop_with_when(now + after + 0.7)?;
    }
    Ok(())
}
