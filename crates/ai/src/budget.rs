//! Search budgets: a number of nodes, or a clock of the caller.

/// What ends a search.
///
/// The crate reads no clock: under [`Budget::Clock`] the caller supplies the fraction of time used. With
/// [`Budget::Nodes`] the same search always gives the same result.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// At most this many nodes.
    Nodes(u64),
    /// Returns the fraction of the time used; 1 or more stops the search. Called every thousand nodes.
    Clock(&'a (dyn Fn() -> f32 + Sync)),
    /// At most this many nodes; the callback can stop the search.
    Stoppable(u64, &'a (dyn Fn() -> bool + Sync)),
}

impl Budget<'_> {
    /// A part of this budget, if it counts nodes.
    pub fn part(self, numerator: u64, denominator: u64) -> Self {
        match self {
            Budget::Nodes(nodes) => Budget::Nodes(nodes * numerator / denominator),
            Budget::Stoppable(nodes, stop) => Budget::Stoppable(nodes * numerator / denominator, stop),
            clock => clock,
        }
    }

    /// Whether it can exceed this many nodes.
    pub fn exceeds(self, usual: u64) -> bool {
        match self {
            Budget::Nodes(nodes) | Budget::Stoppable(nodes, _) => nodes > usual,
            Budget::Clock(_) => true,
        }
    }
}

/// Counts the nodes of one search against its budget.
pub struct Meter<'a> {
    budget: Budget<'a>,
    nodes: u64,
    /// Nodes at the next check of the clock.
    check_at: u64,
    spent: f32,
    /// Nodes after which it counts as spent, whatever the budget says.
    cap: u64,
}

/// Nodes between two checks of the clock: a few milliseconds.
const CHECK_EVERY: u64 = 1024;

impl<'a> Meter<'a> {
    /// A meter at zero.
    pub fn new(budget: Budget<'a>) -> Meter<'a> {
        Meter { budget, nodes: 0, check_at: 0, spent: 0.0, cap: u64::MAX }
    }

    /// Caps the budget at this many nodes in all.
    pub fn cap(&mut self, nodes: u64) {
        self.cap = nodes;
        self.check();
    }

    /// Counts nodes.
    #[inline]
    pub fn count(&mut self, nodes: u64) {
        self.nodes += nodes;
        if self.nodes >= self.check_at {
            self.check_at = self.nodes + CHECK_EVERY;
            self.spent = self.spent_now();
        }
    }

    /// Checks the clock now.
    pub fn check(&mut self) {
        self.spent = self.spent_now();
    }

    fn spent_now(&self) -> f32 {
        let part = |all: u64| self.nodes as f32 / all.max(1) as f32;
        match self.budget {
            Budget::Nodes(all) => part(all.min(self.cap)),
            Budget::Clock(clock) => clock().max(part(self.cap)),
            Budget::Stoppable(_, stop) if stop() => 1.0,
            Budget::Stoppable(all, _) => part(all.min(self.cap)),
        }
    }

    /// The part of the budget that is used.
    pub fn spent(&self) -> f32 {
        self.spent
    }

    /// Whether the budget is used up.
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.spent >= 1.0
    }

    /// Nodes counted so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
