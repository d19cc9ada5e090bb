//! `witchstone serve` as a program: options, logs, few open files, killed servers, several nodes. One test program, because each takes long
//! to link.

mod admin;
#[path = "../../../server/tests/common/mod.rs"]
mod common;
mod idle;
mod kill;
mod logs;
mod nodes;
mod options;
mod process;
