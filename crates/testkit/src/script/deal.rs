//! The deal of a script: canonical order, with what the script names in front.

use super::error::StatementError;
use witchstone_rules::{BySeat, Chip, Deal, Edition, Location, Options, Symbol, Tile};

use super::names::Names;
use super::statement::items;

/// What the script wants on top of each pile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Dealer {
    chips: Vec<(Location, Chip)>,
    table: Vec<Chip>,
    scrolls: Vec<String>,
    specials: Vec<Tile>,
    moons: Vec<Symbol>,
    tiles: BySeat<Vec<Tile>>,
    /// Hands that hold these tiles and no others.
    pub hands: BySeat<Option<Vec<Tile>>>,
}

impl Dealer {
    /// Reads a `deal` line: what pile, and what lies on top of it.
    pub fn order(&mut self, names: &Names, text: &str) -> Result<(), StatementError> {
        let (pile, front) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match pile {
            "chip" => {
                let (at, chip) = front.split_once(" = ").ok_or("say `deal chip f0 = energy`")?;
                self.chips.push((location(at.trim())?, need_chip(chip.trim())?));
            }
            "table" => self.table = words(front, need_chip)?,
            "scrolls" => self.scrolls = items(front).map(str::to_owned).collect(),
            "specials" => self.specials = words(front, tile)?,
            "moons" => self.moons = words(front, symbol)?,
            "tiles" => {
                let (name, front) = front.split_once(char::is_whitespace).ok_or("whose tiles?")?;
                self.tiles[names.need(name)?] = words(front, tile)?;
            }
            _ => return Err(format!("{pile:?} is not dealt").into()),
        }
        Ok(())
    }

    /// Reads a `hand` line: the tiles behind a screen, and no others.
    pub fn hand(&mut self, names: &Names, text: &str) -> Result<(), StatementError> {
        let (name, tiles) = text.split_once(char::is_whitespace).ok_or("whose hand?")?;
        let (player, tiles) = (names.need(name)?, words(tiles, tile)?);
        self.tiles[player] = tiles.clone();
        self.hands[player] = Some(tiles);
        Ok(())
    }

    pub fn deal(&self, edition: &Edition, options: &Options) -> Result<Deal, StatementError> {
        let mut deal = Deal::unshuffled(edition, options);
        let scroll =
            |name: &String| edition.scroll_from_name(name).ok_or_else(|| format!("{name:?} is no Scroll"));
        let scrolls: Vec<_> = self.scrolls.iter().map(scroll).collect::<Result<_, _>>()?;
        to_front(&mut deal.scrolls, &scrolls)?;
        to_front(&mut deal.specials, &self.specials)?;
        to_front(&mut deal.moons, &self.moons)?;
        for player in options.seats() {
            to_front(&mut deal.tiles[player], &self.tiles[player])?;
        }
        self.deal_chips(&mut deal)?;
        Ok(deal)
    }

    fn deal_chips(&self, deal: &mut Deal) -> Result<(), StatementError> {
        let mut rest = [&deal.chips[..], &deal.table[..]].concat();
        let mut take = |wanted: Chip| -> Result<Chip, StatementError> {
            let at = rest.iter().position(|&chip| chip == wanted);
            at.map(|at| rest.remove(at)).ok_or_else(|| format!("too many chips of {wanted}").into())
        };
        let mut places: Vec<Option<Chip>> = vec![None; deal.chips.len()];
        for &(at, chip) in &self.chips {
            let place = at.index().checked_sub(1).ok_or("the Witchstone has no chip")?;
            places[place] = Some(take(chip)?);
        }
        let mut table = self.table.iter().map(|&chip| take(chip)).collect::<Result<Vec<_>, _>>()?;
        // Locations that the script does not thoroughness about get the first of what is left.
        let mut rest = rest.into_iter();
        deal.chips = places.into_iter().filter_map(|place| place.or_else(|| rest.next())).collect();
        table.extend(rest);
        deal.table = table;
        Ok(())
    }
}

/// Moves these things to the front, in this order.
fn to_front<T: PartialEq + Copy + std::fmt::Debug>(
    pile: &mut Vec<T>,
    front: &[T],
) -> Result<(), StatementError> {
    let mut all = front.to_vec();
    for thing in front {
        let at = pile.iter().position(|other| other == thing);
        pile.remove(at.ok_or_else(|| format!("there are not enough of {thing:?}"))?);
    }
    all.append(pile);
    *pile = all;
    Ok(())
}

/// Reads words one by one.
pub(super) fn words<T>(
    text: &str,
    read: fn(&str) -> Result<T, StatementError>,
) -> Result<Vec<T>, StatementError> {
    text.split_whitespace().filter(|word| *word != "none").map(read).collect()
}

pub(super) fn symbol(name: &str) -> Result<Symbol, StatementError> {
    Symbol::from_name(name).ok_or_else(|| format!("{name:?} is no symbol").into())
}

pub(super) fn tile(name: &str) -> Result<Tile, StatementError> {
    Tile::from_name(name).ok_or_else(|| format!("{name:?} is no tile").into())
}

pub(super) fn need_chip(name: &str) -> Result<Chip, StatementError> {
    Chip::from_name(name).ok_or_else(|| format!("{name:?} is no chip").into())
}

pub(super) fn location(name: &str) -> Result<Location, StatementError> {
    Location::from_name(name).ok_or_else(|| format!("{name:?} is no location").into())
}
