//! Rollouts on several threads, where there are threads.

use super::rollout::{Plan, Task, Worker};

/// Plays all tasks; each result has the index of its task.
pub fn play_all(plan: &Plan<'_>, tasks: &[Task], results: &mut [(f32, u64)], workers: &mut [Worker]) {
    match workers {
        [] => {}
        [worker] => play_some(plan, tasks, results, worker),
        several => divide(plan, tasks, results, several),
    }
}

fn play_some(plan: &Plan<'_>, tasks: &[Task], results: &mut [(f32, u64)], worker: &mut Worker) {
    for (task, result) in tasks.iter().zip(results) {
        *result = worker.play(plan, *task);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn divide(plan: &Plan<'_>, tasks: &[Task], results: &mut [(f32, u64)], workers: &mut [Worker]) {
    let share = tasks.len().div_ceil(workers.len());
    std::thread::scope(|scope| {
        for ((tasks, results), worker) in tasks.chunks(share).zip(results.chunks_mut(share)).zip(workers) {
            scope.spawn(move || play_some(plan, tasks, results, worker));
        }
    });
}

#[cfg(target_arch = "wasm32")]
fn divide(plan: &Plan<'_>, tasks: &[Task], results: &mut [(f32, u64)], workers: &mut [Worker]) {
    play_some(plan, tasks, results, &mut workers[0]);
}
