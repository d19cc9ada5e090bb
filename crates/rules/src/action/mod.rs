//! One file for each heading of the rulebook: what it offers and what its moves do, side by side.

mod bonus;
mod crystal;
mod energy;
mod pentagram;
mod power;
mod scroll;
mod set_up;
mod turn;
mod wand;
mod witch;
