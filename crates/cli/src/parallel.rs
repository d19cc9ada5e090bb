//! Many tasks on all cores, their results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use crate::failure::Result;

/// Results of a thread that may wait to be taken before it has to wait itself.
const AHEAD: u64 = 16;

/// As many threads as there are cores.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Runs `tasks` tasks on this many threads and passes their results on in order. The first error of `take` stops it.
pub fn in_order<T: Send>(
    tasks: u64,
    threads: usize,
    task: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(u64, T) -> Result<()>,
) -> Result<()> {
    let threads = threads.clamp(1, usize::try_from(tasks.max(1)).unwrap_or(usize::MAX));
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (done, results) = mpsc::sync_channel(threads * AHEAD as usize);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (next, stop, task, done) = (&next, &stop, &task, done.clone());
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= tasks || done.send((number, task(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(done);
        let taken = take_in_order(&results, &mut take);
        stop.store(true, Ordering::Relaxed);
        // Closes the channel, so that workers waiting to send stop.
        drop(results);
        taken
    })
}

fn take_in_order<T>(
    results: &mpsc::Receiver<(u64, T)>,
    take: &mut impl FnMut(u64, T) -> Result<()>,
) -> Result<()> {
    let (mut waiting, mut expected) = (BTreeMap::new(), 0);
    for (number, result) in results {
        waiting.insert(number, result);
        while let Some(result) = waiting.remove(&expected) {
            take(expected, result)?;
            expected += 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Failure;

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let mut taken = Vec::new();
            let take = |number, result| {
                taken.push((number, result));
                Ok(())
            };
            in_order(100, threads, |number| number * number, take).unwrap();
            let expected: Vec<(u64, u64)> = (0..100).map(|number| (number, number * number)).collect();
            assert_eq!(taken, expected);
        }
    }

    #[test]
    fn a_failure_ends_it() {
        let mut taken = 0;
        let take = |_, _| {
            taken += 1;
            if taken == 3 { Err(Failure::usage("Enough.")) } else { Ok(()) }
        };
        assert!(in_order(u64::MAX, 4, |number| number, take).is_err());
        assert_eq!(taken, 3);
    }

    #[test]
    fn no_tasks_have_no_results() {
        in_order(0, 4, |number| number, |_, _| panic!("there is none")).unwrap();
    }
}
