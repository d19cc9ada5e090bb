//! The order of searches: fair to hosts, and people do not wait behind games of bots.

use std::collections::{HashMap, VecDeque};

/// One pick in so many is one that nobody waits for, so that games of bots continue on a busy server.
const BACKGROUND_SHARE: u32 = 4;

/// Round robin over hosts: however much one of them has waiting, the next host is served after one piece of it. A table has
/// one search at a time, so the tables of a host take turns as well.
struct RoundRobin<T> {
    hosts: VecDeque<String>,
    waiting: HashMap<String, VecDeque<T>>,
}

impl<T> Default for RoundRobin<T> {
    fn default() -> RoundRobin<T> {
        RoundRobin { hosts: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<T> RoundRobin<T> {
    fn push(&mut self, host: &str, work: T) {
        if let Some(waiting) = self.waiting.get_mut(host) {
            return waiting.push_back(work);
        }
        self.hosts.push_back(host.to_owned());
        self.waiting.insert(host.to_owned(), VecDeque::from([work]));
    }

    fn pop(&mut self) -> Option<T> {
        let host = self.hosts.pop_front()?;
        let waiting = self.waiting.get_mut(&host)?;
        let work = waiting.pop_front();
        if waiting.is_empty() {
            self.waiting.remove(&host);
        } else {
            self.hosts.push_back(host);
        }
        work
    }

    fn is_empty(&self) -> bool {
        self.hosts.is_empty()
    }
}

/// The work of one kind that waits.
pub struct FairQueue<T> {
    /// A person waits for it.
    awaited: RoundRobin<T>,
    /// Only bots play at the table.
    background: RoundRobin<T>,
    picks: u32,
    len: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { awaited: RoundRobin::default(), background: RoundRobin::default(), picks: 0, len: 0 }
    }
}

impl<T> FairQueue<T> {
    /// Adds work of this host, for which a person waits or not.
    pub fn push(&mut self, host: &str, is_awaited: bool, work: T) {
        self.len += 1;
        if is_awaited { self.awaited.push(host, work) } else { self.background.push(host, work) }
    }

    /// Takes the next work.
    pub fn pop(&mut self) -> Option<T> {
        self.picks = self.picks.wrapping_add(1);
        let background_first = self.awaited.is_empty() || self.picks.is_multiple_of(BACKGROUND_SHARE);
        let work = if background_first {
            self.background.pop().or_else(|| self.awaited.pop())
        } else {
            self.awaited.pop()
        };
        self.len -= usize::from(work.is_some());
        work
    }

    /// How much waits.
    pub fn len(&self) -> usize {
        self.len
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_with_a_hundred_tables_delays_another_by_one_search() {
        let mut queue = FairQueue::default();
        for table in 0..100 {
            queue.push("flood", true, ("flood", table));
        }
        queue.push("ada", true, ("ada", 0));
        queue.push("ada", true, ("ada", 1));
        let order: Vec<_> = (0..5).filter_map(|_| queue.pop()).collect();
        assert_eq!(order, [("flood", 0), ("ada", 0), ("flood", 1), ("ada", 1), ("flood", 2)]);
        assert_eq!(queue.len(), 97);
    }

    #[test]
    fn people_come_first_and_games_of_bots_are_not_forgotten() {
        let mut queue = FairQueue::default();
        for number in 0..40 {
            queue.push(&format!("bots {number}"), false, "bots");
            queue.push(&format!("person {number}"), true, "person");
        }
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order.len(), 80);
        assert_eq!(order[..40].iter().filter(|&&who| who == "person").count(), 30);
        assert_eq!(order.iter().position(|&who| who == "bots"), Some(3));
        assert!(
            queue.pop().is_none() && queue.awaited.waiting.is_empty() && queue.background.waiting.is_empty()
        );
    }
}
