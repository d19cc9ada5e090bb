//! Part of Witchstone.
