//! What happened while nobody looked: told once, when the player is back.

use leptos::prelude::*;

use super::Link;
use crate::store;

impl Link {
    pub(super) fn plies_count(&self) -> usize {
        self.page.game.with_untracked(|game| game.map_or(0, |game| game.plies.with_untracked(Vec::len)))
    }

    /// The others' moves since this browser last looked.
    pub(super) fn tell_what_was_missed(&self, first: bool, before: usize) {
        let Some(session) = self.page.game.get_untracked() else {
            return;
        };
        let seat = session.live.with_untracked(|view| view.seat);
        let known = if first { self.seen().unwrap_or(usize::MAX) } else { before };
        let news = session.plies.with_untracked(|plies| {
            plies.iter().skip(known).filter(|ply| Some(ply.player) != seat).cloned().collect::<Vec<_>>()
        });
        if !news.is_empty() {
            self.page.away.set(news);
        }
        self.note_seen();
    }

    pub(super) fn seen_key(&self) -> String {
        format!("witchstone/seen/{}", self.id)
    }

    pub(super) fn seen(&self) -> Option<usize> {
        store::read(&self.seen_key())?.parse().ok()
    }

    pub(super) fn note_seen(&self) {
        store::write(&self.seen_key(), &self.plies_count().to_string());
    }
}
