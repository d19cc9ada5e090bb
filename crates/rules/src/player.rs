//! Players by their place in turn order.

use core::fmt;
use core::ops::{Index, IndexMut};

/// The most players a game can have.
pub const MAX_PLAYERS: usize = 4;

/// A player, by place in turn order: player 0 is the starting player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(u8);

impl Player {
    /// The player at this place, 0 to 3.
    #[inline]
    pub const fn new(place: usize) -> Player {
        assert!(place < MAX_PLAYERS);
        Player(place as u8)
    }

    /// The place in turn order.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The players of a game for `count`, in turn order.
    #[inline]
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Player> {
        (0..count).map(Player::new)
    }
}

/// Players are counted from 1 when people read it.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.0 + 1)
    }
}

/// One value for each seat; seats that nobody sits on hold the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; MAX_PLAYERS]);

impl<T> Index<Player> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.0[player.index()]
    }
}

impl<T> IndexMut<Player> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.index()]
    }
}
