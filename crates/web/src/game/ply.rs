//! A move as a seat may know it.

use witchstone_rules::{Event, Game, PlayedMove, Player, View};

/// One move with its events.
#[derive(Clone, Debug)]
pub struct Ply {
    /// Who moved.
    pub player: Player,
    /// What happened, as the seat may know it.
    pub events: Vec<Event>,
    /// What the seat saw before.
    pub before: View,
    /// Whether `before` is that position; if not, the server has to be asked for it.
    pub seen: bool,
}

impl Ply {
    /// A move of a game that is known here, as this seat may know it.
    pub fn seen_by(played: &PlayedMove, seat: Option<Player>) -> Ply {
        Ply {
            player: played.before.player(),
            events: played.events.iter().map(|event| event.seen_by(seat)).collect(),
            before: played.before.view(seat),
            seen: true,
        }
    }

    /// All moves of a game, as this seat may know them.
    pub fn all(game: &Game, seat: Option<Player>) -> Vec<Ply> {
        game.moves().map(|played| Ply::seen_by(&played, seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, Options, Seed};

    #[test]
    fn a_seat_does_not_see_what_others_drew() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
        let mut game = Game::new(edition, options, deal).unwrap();
        for number in 0..80 {
            let legal = game.legal_moves();
            game.play(legal[number % legal.len()]).unwrap();
        }
        let (me, plies) = (Player::new(0), Ply::all(&game, Some(Player::new(0))));
        assert_eq!(plies.len(), 80);
        let drawn = plies.into_iter().flat_map(|ply| ply.events).filter_map(|event| match event {
            Event::TileDrawn { player, tile } => Some((player, tile)),
            _ => None,
        });
        let drawn: Vec<_> = drawn.collect();
        assert!(drawn.iter().all(|(player, tile)| (*player == me) == tile.is_some()));
        assert!(drawn.iter().any(|(player, _)| *player != me), "somebody else drew");
    }
}
