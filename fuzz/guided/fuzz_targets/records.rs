//! The target `records` of `witchstone-fuzz`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| witchstone_fuzz::run("records", bytes));
