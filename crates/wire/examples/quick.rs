//! tmp
use witchstone_rules::*;
use witchstone_wire::*;
fn main() {
    let e = Edition::classic();
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let (mut n, mut bad) = (0, 0);
    'games: for (g, line) in text.lines().enumerate() {
        let r = TracedRecord::from_json(line, e).unwrap();
        if r.to_json(e) != line {
            println!("game {g}: bytes differ");
        }
        let mut s = r.game.record.start(e).unwrap();
        for (i, (m, p)) in r.game.record.moves.iter().zip(&r.plies).enumerate() {
            let mut l = MoveList::new();
            s.legal(&mut l);
            let mut t: Vec<String> = l.iter().map(|m| m.to_string()).collect();
            t.sort();
            n += 1;
            if t != p.legal || s.player() != p.player {
                let miss: Vec<_> = p.legal.iter().filter(|x| !t.contains(x)).collect();
                let extra: Vec<_> = t.iter().filter(|x| !p.legal.contains(x)).collect();
                println!(
                    "game {g} move {i} player {:?}/{:?} {m} missing {:?} extra {:?} phase {:?} stack {:?} pend {:?} q {:?}",
                    s.player(),
                    p.player,
                    &miss[..miss.len().min(6)],
                    &extra[..extra.len().min(6)],
                    s.table().phase,
                    s.table().stack.iter().collect::<Vec<_>>(),
                    s.table().pending.bonuses(),
                    s.table().queue
                );
                bad += 1;
                continue 'games;
            }
            s.play_unchecked(*m);
            let sc: Vec<u16> = s.table().players().map(|p| s.table().areas[p].score).collect();
            if sc != p.scores {
                println!("game {g} move {i} {m} scores {sc:?} {:?}", p.scores);
                bad += 1;
                continue 'games;
            }
        }
        let o = Outcome::of(&s);
        if !s.is_over() || Some(&o) != r.game.outcome.as_ref() {
            println!("game {g} outcome {:?} {:?}", o, r.game.outcome);
            bad += 1;
        }
    }
    println!(
        "area {} table {} hand {} cauldron {} pending {} opts {}",
        size_of::<Area>(),
        size_of::<Table>(),
        size_of::<Hand>(),
        size_of::<Cauldron>(),
        size_of::<Pending>(),
        size_of::<Options>()
    );
    println!("{n} {bad} state {} event {}", size_of::<State>(), size_of::<Event>());
}
