//! The legal moves as a menu that is short enough to read: long lists are gathered by how their moves begin.

use witchstone_rules::Move;

/// The most entries of a menu, if the moves can be gathered so.
const MOST: usize = 18;

/// An entry of the menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A move.
    Move(Move),
    /// Several moves that begin with these words.
    Group {
        /// The words, as `lay energy/witch`.
        prefix: String,
        /// How many moves.
        count: usize,
    },
}

impl Entry {
    /// The kind of its moves: their first word.
    pub fn kind(&self) -> String {
        let text = match self {
            Entry::Move(played) => played.to_string(),
            Entry::Group { prefix, .. } => prefix.clone(),
        };
        text.split(' ').next().unwrap_or_default().to_owned()
    }
}

/// A move with its words.
struct Worded {
    played: Move,
    words: Vec<String>,
}

/// Moves that share their first words.
struct Group {
    words: usize,
    moves: Vec<Worded>,
}

/// The menu of these moves, or of those among them that begin with `prefix`.
pub fn menu(legal: &[Move], prefix: &str) -> Vec<Entry> {
    let moves: Vec<Worded> =
        legal.iter().map(|&played| worded(played)).filter(|moves| moves.starts_with(prefix)).collect();
    let mut groups = by_kind(moves);
    if let [only] = &mut groups[..] {
        // One kind alone: everything its moves have in common says nothing.
        only.words = common_words(&only.moves);
    }
    divide(&mut groups);
    groups.into_iter().flat_map(Group::entries).collect()
}

fn worded(played: Move) -> Worded {
    Worded { played, words: played.to_string().split(' ').map(str::to_owned).collect() }
}

impl Worded {
    /// Whether the move begins with these words, the last of which may be cut short.
    fn starts_with(&self, prefix: &str) -> bool {
        let typed: Vec<&str> = prefix.split_whitespace().collect();
        let Some((last, whole)) = typed.split_last() else { return true };
        let next = self.words.get(whole.len());
        self.words.iter().zip(whole).all(|(word, typed)| word == typed)
            && next.is_some_and(|word| word.starts_with(last))
    }
}

/// Moves by their first word, in the order in which the rules offer them.
fn by_kind(moves: Vec<Worded>) -> Vec<Group> {
    gather(moves, 1)
}

/// Gathers moves whose first `words` words are the same.
fn gather(moves: Vec<Worded>, words: usize) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for one in moves {
        let same = |group: &&mut Group| prefix(&group.moves[0], words) == prefix(&one, words);
        match groups.iter_mut().find(same) {
            Some(group) => group.moves.push(one),
            None => groups.push(Group { words, moves: vec![one] }),
        }
    }
    groups
}

fn prefix(one: &Worded, words: usize) -> &[String] {
    &one.words[..words.min(one.words.len())]
}

fn common_words(moves: &[Worded]) -> usize {
    let longest = moves.first().map_or(0, |first| first.words.len());
    let shared = |words: usize| moves.iter().all(|one| prefix(one, words) == prefix(&moves[0], words));
    (1..=longest).take_while(|&words| shared(words)).last().unwrap_or(1)
}

/// Divides groups by one word more, the largest first, as long as the menu stays short; groups of one size are divided
/// together or not at all. A group that is alone is always divided.
fn divide(groups: &mut Vec<Group>) {
    loop {
        let mut sizes: Vec<usize> = groups.iter().map(Group::size).filter(|&size| size > 1).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let fits = |size: &usize| {
            let entries = groups.iter().map(|group| if group.size() == *size { parts(group) } else { 1 });
            groups.len() == 1 || entries.sum::<usize>() <= MOST
        };
        let Some(size) = sizes.into_iter().find(fits) else { return };
        let divide_one = |group: Group| {
            if group.size() == size { gather(group.moves, group.words + 1) } else { vec![group] }
        };
        *groups = std::mem::take(groups).into_iter().flat_map(divide_one).collect();
    }
}

/// Into how many parts one word more divides a group.
fn parts(group: &Group) -> usize {
    let mut prefixes: Vec<&[String]> = group.moves.iter().map(|one| prefix(one, group.words + 1)).collect();
    prefixes.sort_unstable();
    prefixes.dedup();
    prefixes.len()
}

impl Group {
    fn size(&self) -> usize {
        self.moves.len()
    }

    fn entries(self) -> Vec<Entry> {
        match &self.moves[..] {
            [one] => vec![Entry::Move(one.played)],
            many => {
                let prefix = prefix(&many[0], self.words).join(" ");
                vec![Entry::Group { prefix, count: many.len() }]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(texts: &[&str]) -> Vec<Move> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    fn shown(legal: &[Move], prefix: &str) -> Vec<String> {
        let text = |entry: &Entry| match entry {
            Entry::Move(played) => played.to_string(),
            Entry::Group { prefix, count } => format!("{prefix} ... {count}"),
        };
        menu(legal, prefix).iter().map(text).collect()
    }

    #[test]
    fn a_short_list_is_shown_whole_and_in_order() {
        let legal = moves(&["witch lay", "witch lay big", "witch f1", "end"]);
        assert_eq!(shown(&legal, ""), ["witch lay", "witch lay big", "witch f1", "end"]);
    }

    fn lays() -> Vec<Move> {
        let cells = ["0,0", "1,0", "2,0", "0,1", "1,1"];
        let mut legal = Vec::new();
        for tile in ["energy/witch", "wand/scroll"] {
            for (a, b) in cells.iter().flat_map(|a| cells.iter().map(move |b| (a, b))).filter(|(a, b)| a != b)
            {
                legal.push(format!("lay {tile} {a} {b}").parse().unwrap());
            }
        }
        legal.push("remove 0,0".parse().unwrap());
        legal
    }

    #[test]
    fn a_long_list_is_gathered_by_tile_and_then_by_cell() {
        let legal = lays();
        let expected = [
            "lay energy/witch 0,0 ... 4",
            "lay energy/witch 1,0 ... 4",
            "lay energy/witch 2,0 ... 4",
            "lay energy/witch 0,1 ... 4",
            "lay energy/witch 1,1 ... 4",
        ];
        let all = shown(&legal, "");
        assert_eq!(all[..5], expected);
        assert_eq!(all.len(), 11);
        assert_eq!(all[10], "remove 0,0");
        assert_eq!(shown(&legal, "lay wand/scroll 1,1").len(), 4);
    }

    #[test]
    fn the_last_word_may_be_cut_short() {
        assert_eq!(shown(&lays(), "lay w").len(), shown(&lays(), "lay wand/scroll").len());
        assert_eq!(shown(&lays(), "l w"), [""; 0]);
        assert_eq!(shown(&lays(), "rem"), ["remove 0,0"]);
    }

    #[test]
    fn a_menu_of_one_group_is_divided_however_many_parts_there_are() {
        let cells = witchstone_rules::Cells::hexagon(3);
        let legal: Vec<Move> = cells.iter().map(Move::Remove).collect();
        assert_eq!(menu(&legal, "").len(), 37);
    }
}
