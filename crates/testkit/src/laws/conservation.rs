//! Everything is somewhere exactly once: what the deal gave out lies on the table, and nothing else does.
//!
//! Face-down piles cannot be looked into, and need not be: what has left them is known from the deal, and that must be
//! what lies open or in hands.

use witchstone_rules::{Area, BigWitch, Chip, Deal, Player, Scroll, ScrollKind, Spell, State, Symbol, Tile};

use super::{Law, holds, same};

/// Every component is somewhere exactly once.
pub fn everything_is_somewhere_once(state: &State, deal: &Deal) -> Law {
    // The rules have their own count, which can look into the piles.
    state.check_conservation().map_err(|error| error.to_string())?;
    chips(state, deal)?;
    scrolls(state, deal)?;
    specials(state, deal)?;
    owls(state)?;
    power_tiles(state)?;
    moons(state, deal)?;
    vials(state)?;
    for player in state.table().players() {
        let located = |fault| format!("{player}: {fault}");
        cells(state, player).map_err(located)?;
        tiles(state, deal, player).map_err(located)?;
        crystals(state, player).map_err(located)?;
        pieces(state, player).map_err(located)?;
    }
    Ok(())
}

fn sorted<T: Ord>(things: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut things: Vec<T> = things.into_iter().collect();
    things.sort();
    things
}

fn areas(state: &State) -> impl Iterator<Item = &Area> {
    state.table().players().map(|player| &state.table().areas[player])
}

fn chips(state: &State, deal: &Deal) -> Law {
    let mut found = state.table().table_chips;
    for chip in state.table().chips.iter().flatten() {
        found[chip.index()] += 1;
    }
    for area in areas(state) {
        for chip in Chip::ALL {
            found[chip.index()] += area.chips[chip.index()];
        }
    }
    let mut dealt = [0; 7];
    for chip in deal.chips.iter().chain(&deal.table) {
        dealt[chip.index()] += 1;
    }
    same("Magic chips", found, dealt)
}

fn scrolls(state: &State, deal: &Deal) -> Law {
    let table = state.table();
    let mut found: Vec<Scroll> = table.display.iter().collect();
    for player in table.players() {
        let (area, held) = (&table.areas[player], &state.hand(player).scrolls);
        for spell in Spell::ALL {
            let count = area.used_spells[spell.index()] + held.spells[spell.index()];
            found.extend((0..count).map(|_| Scroll::new(ScrollKind::Spell(spell))));
        }
        found.extend((0..area.used_powers + held.powers).map(|_| Scroll::new(ScrollKind::Power)));
        found.extend(held.prophecies().map(|number| state.edition().scrolls.kind_of(number)));
        let used = area.used_spells.iter().sum::<u8>() + area.used_powers;
        same("Scrolls owned", area.scrolls, held.len() + used)?;
    }
    let drawn = deal.scrolls.len() - table.scrolls_left as usize;
    same("Scrolls", sorted(found), sorted(deal.scrolls[..drawn].iter().copied()))
}

/// The special tiles in a Cauldron: a cell that shows both symbols of a pair.
fn specials_in(area: &Area) -> impl Iterator<Item = Tile> + '_ {
    Tile::all().flat_map(|tile| {
        let [a, b] = tile.symbols();
        let both = area.cauldron.symbols[a] & area.cauldron.symbols[b];
        (0..both.len()).map(move |_| tile)
    })
}

fn specials(state: &State, deal: &Deal) -> Law {
    let table = state.table();
    let mut found: Vec<Tile> = table.specials.into_iter().flatten().collect();
    for bag in [table.pending.specials, table.specials_aside] {
        found.extend(bag.kinds().flat_map(|tile| (0..bag.count(tile)).map(move |_| tile)));
    }
    for area in areas(state) {
        found.extend(specials_in(area));
    }
    let drawn = deal.specials.len() - table.specials_left as usize;
    same("special tiles", sorted(found), sorted(deal.specials[..drawn].iter().copied()))?;
    let owned: u8 = areas(state).map(|area| area.specials).sum();
    let shown = table.specials.iter().flatten().count();
    same("special tiles owned", owned as usize, drawn - shown)
}

fn owls(state: &State) -> Law {
    let values = state.edition().counts.owl_stack.len() as u32;
    for (stack, &left) in state.table().owls_left.iter().enumerate() {
        let taken: u32 = areas(state).map(|area| area.owls[stack].count_ones()).sum();
        let all = areas(state).fold(0, |all, area| all | u32::from(area.owls[stack]));
        // The top ones are taken first, and each by one player only.
        same("owl tiles", (taken, all), (values - u32::from(left), (1 << (values - u32::from(left))) - 1))?;
    }
    Ok(())
}

fn power_tiles(state: &State) -> Law {
    let table = state.table();
    let all: u32 = if table.options.ingredients { 0b11_1111 } else { 0 };
    let laid = areas(state).map(|area| area.power_tiles);
    let (mut sum, mut union) = (u32::from(table.power_tiles), u32::from(table.power_tiles));
    for bits in laid {
        sum += u32::from(bits);
        union |= u32::from(bits);
    }
    same("power tiles", (sum, union), (all, all))
}

fn moons(state: &State, deal: &Deal) -> Law {
    let kept: Vec<Symbol> = areas(state).filter_map(|area| area.moon).collect();
    let mut different = sorted(kept.iter().copied());
    different.dedup();
    same("Full-Moon cards", different.len(), kept.len())?;
    holds(kept.iter().all(|card| deal.moons.contains(card)), || "a Full-Moon card that was not dealt".into())
}

fn vials(state: &State) -> Law {
    let filled = state.table().shelves.0.iter().sum::<u8>() + state.table().bottom;
    let racked: u8 = areas(state).map(|area| area.racked + u8::from(area.black_racked)).sum();
    same("Crystals in the rack", filled, racked)
}

/// Each cell is empty, or has a Crystal, or shows one symbol or a special tile's two.
fn cells(state: &State, player: Player) -> Law {
    let cauldron = &state.table().areas[player].cauldron;
    let plan = &state.edition().cauldron;
    for cell in plan.cells.iter() {
        let shows = cauldron.symbols_at(cell).count();
        let crystals =
            usize::from(cauldron.crystals.contains(cell)) + usize::from(cauldron.black == Some(cell));
        let empty = usize::from(cauldron.empty.contains(cell));
        let things = (empty, crystals, shows);
        let right = matches!(things, (1, 0, 0) | (0, 1, 0) | (0, 0, 1 | 2));
        holds(right, || format!("cell {cell}: empty, Crystals and symbols are {things:?}"))?;
    }
    let printed = Symbol::ALL
        .into_iter()
        .all(|symbol| plan.printed[symbol].iter().all(|cell| cauldron.symbols_at(cell).eq([symbol])));
    holds(printed, || "a printed symbol is covered".into())
}

fn tiles(state: &State, deal: &Deal, player: Player) -> Law {
    let table = state.table();
    let area = &table.areas[player];
    let put_back = if table.options.handicaps[player] == 0 { 0 } else { 4 };
    let dealt = deal.tiles[player].len() - put_back - area.supply as usize;
    let mut missing: Vec<Tile> = deal.tiles[player][..dealt].to_vec();
    let mut take = |tile: Tile| {
        let at = missing.iter().position(|&other| other == tile);
        at.map(|at| missing.swap_remove(at)).ok_or_else(|| format!("the hex tile {tile} came from nowhere"))
    };
    for tile in state.hand(player).tiles.iter() {
        take(tile)?;
    }
    let (mut laid_power, mut on_tiles) = (0, 0);
    for (a, b) in area.cauldron.tiles() {
        let shown = |cell| area.cauldron.symbols_at(cell).collect::<Vec<Symbol>>();
        let ([a], [b]) = (&shown(a)[..], &shown(b)[..]) else {
            return Err(format!("no hex tile lies on {a} and {b}").into());
        };
        on_tiles += 2;
        match Tile::of(*a, *b) {
            Some(tile) => {
                take(tile)?;
            }
            None => laid_power |= 1 << *a as u8,
        }
    }
    same("hex tiles discarded", sorted(area.discarded.iter()), sorted(missing))?;
    same("power tiles laid", laid_power, area.power_tiles)?;
    let plan = &state.edition().cauldron;
    let bare = plan.all_printed() | area.cauldron.all_crystals() | area.cauldron.empty;
    let specials = specials_in(area).count() as u8;
    same("cells under tiles", plan.cells.len() - bare.len(), on_tiles + specials)
}

fn crystals(state: &State, player: Player) -> Law {
    let (table, area) = (state.table(), &state.table().areas[player]);
    let plan = &state.edition().cauldron;
    let acting = table.player == player;
    let pending = &table.pending;
    let rim = if acting { pending.rim.0.iter().sum::<u8>() + u8::from(pending.black.is_some()) } else { 0 };
    let placed = area.cauldron.all_crystals().len() + rim + area.racked + u8::from(area.black_racked);
    same("Crystals", placed + area.crystals_aside, plan.crystals.len() + 1)?;
    let black_places = u8::from(area.cauldron.black.is_some())
        + u8::from(acting && pending.black.is_some())
        + u8::from(area.black_racked);
    holds(black_places <= 1, || "the Black Crystal is in two places".into())?;
    holds(area.removed <= area.crystals_aside, || "more Crystals were removed than lie aside".into())
}

fn pieces(state: &State, player: Player) -> Law {
    let (area, edition) = (&state.table().areas[player], state.edition());
    let built: u8 = area.completed.iter().map(|connection| edition.ball.plan(connection).spaces).sum();
    let begun = area.begun.map_or(0, |(_, units)| units);
    same("Energy units", area.energy + built + begun, edition.counts.energy_units)?;
    let big_stands = u8::from(matches!(area.big, BigWitch::Standing(_)));
    let tower = u8::from(area.tower.is_some());
    let standing = area.standing.len() - tower - big_stands;
    same("small Witches", area.witches + area.lying + standing, edition.counts.small_witches)?;
    let unused = area.big == BigWitch::Unused;
    holds(unused != state.table().options.big_witch, || "the Big Witch is in play against the options".into())
}
