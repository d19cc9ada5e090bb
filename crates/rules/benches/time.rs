//! Wall time of the rules: decisions, positions or copies in a second.
//!
//! `cargo bench --package witchstone-rules --bench time`, with a part of a name behind `--` to run only some.

mod support;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn time(criterion: &mut Criterion) {
    for case in support::cases() {
        let (group, name) = case.name.split_once('/').expect("a case has a group and a name");
        let mut work = case.prepare();
        let mut group = criterion.benchmark_group(group);
        group.throughput(Throughput::Elements(work.things));
        group.bench_function(name, |bencher| bencher.iter(|| (work.round)()));
        group.finish();
    }
}

criterion_group!(benches, time);
criterion_main!(benches);
