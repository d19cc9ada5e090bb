//! Events account for every point on the track, and the score sheet for every event.

use witchstone_rules::{BySeat, Event, Player, Silver, Source, State};

use super::{Law, same};

/// The track shows the sum of the events.
pub fn points_add_up(state: &State, events: &[Event]) -> Law {
    let mut sums = BySeat::<i32>::default();
    for player in state.table().players() {
        sums[player] = state.edition().counts.even_start(&state.table().options, player).into();
    }
    for event in events {
        if let Event::Points { player, points, .. } = *event {
            sums[player] += i32::from(points);
        }
    }
    for player in state.table().players() {
        let track = i32::from(state.table().areas[player].score);
        same(&format!("points of {player}"), track, sums[player])?;
    }
    Ok(())
}

/// Each line of the score sheet is the sum of the events of its source, and the lines add up to the total.
pub fn the_sheet_adds_up(state: &State, events: &[Event]) -> Law {
    for player in state.table().players() {
        sheet(state, player, events).map_err(|fault| format!("{player}: {fault}"))?;
    }
    Ok(())
}

fn sheet(state: &State, player: Player, events: &[Event]) -> Law {
    let from_events = |wanted: &dyn Fn(Source) -> bool| -> i32 {
        let points = events.iter().map(|event| match *event {
            Event::Points { player: who, points, source } if who == player && wanted(source) => points.into(),
            _ => 0,
        });
        points.sum()
    };
    let sheet = state.score_sheet(player);
    for (at, &(_, points)) in sheet.connections.iter().enumerate() {
        let spaces = at as u8 + 1;
        same("connections", i32::from(points), from_events(&|source| source == Source::Connection(spaces)))?;
    }
    for silver in Silver::ALL {
        same(
            silver.name(),
            i32::from(sheet.silver(silver)),
            from_events(&|source| source == Source::Silver(silver)),
        )?;
    }
    let given = state.edition().counts.even_start(&state.table().options, player);
    same("even start", sheet.even_start.unwrap_or(0), u16::from(given))?;
    same("Witches", i32::from(sheet.witches), from_events(&|source| source == Source::Witch))?;
    same("Witchstone", i32::from(sheet.witchstone), from_events(&|source| source == Source::Witchstone))?;
    same("chips taken", i32::from(sheet.chips_taken), from_events(&|source| source == Source::Chip))?;
    same(
        "empty owl stacks",
        i32::from(sheet.empty_owls),
        from_events(&|source| source == Source::EmptyOwls),
    )?;
    same("Crystals removed", -i32::from(sheet.removed), from_events(&|source| source == Source::Removed))?;
    let prophecies: u16 =
        sheet.prophecies.iter().map(|(_, standing)| u16::from(standing.degree.points())).sum();
    let owls: u16 = sheet.owls.iter().copied().map(u16::from).sum();
    let end = owls + sheet.chips_held + sheet.spells + prophecies;
    same("total", sheet.score.total(), state.table().areas[player].score + end)
}
