//! The target `messages` of `witchstone-fuzz`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| witchstone_fuzz::run("messages", bytes));
