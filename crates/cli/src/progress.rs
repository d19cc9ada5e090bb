//! A progress bar for tasks that take their time.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::console::Console;

/// How long a task runs before its progress is shown.
const SHOW_AFTER: Duration = Duration::from_secs(2);

/// Shows how far a task has come, on standard error, if that is a terminal and the task runs longer than two seconds.
pub struct Progress {
    total: Option<u64>,
    unit: &'static str,
    begun: Instant,
    allowed: bool,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// The progress of a task with this many steps, if known. Where results go to a terminal as well, a bar would
    /// only be in their way: `quiet_results` means that there are none until the end.
    pub fn new(
        total: Option<u64>,
        unit: &'static str,
        quiet_results: bool,
        console: &Console<'_>,
    ) -> Progress {
        let allowed = console.err_is_terminal && (quiet_results || !console.out_is_terminal);
        Progress { total, unit, begun: Instant::now(), allowed, bar: None }
    }

    /// Sets the number of steps done.
    pub fn reach(&mut self, done: u64) {
        if !self.allowed || self.begun.elapsed() < SHOW_AFTER {
            return;
        }
        self.bar.get_or_insert_with(|| bar(self.total, self.unit)).set_position(done);
    }

    /// Takes the bar away, so that a line can be written.
    pub fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

fn bar(total: Option<u64>, unit: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr());
    let template = match total {
        Some(_) => format!("{{bar:40}} {{pos}} of {{len}} {unit}, {{eta}} left"),
        None => format!("{{spinner}} {{pos}} {unit}"),
    };
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
