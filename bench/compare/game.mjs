// A game of the size of Witchstone for boardgame.io: a state of the same kilobytes, moves that are checked against a list
// of legal ones, hidden hands, turns of seven moves. It is not Witchstone; it costs a server what Witchstone would.

const SYMBOLS = ["energy", "witch", "crystal", "pentagram", "wand", "scroll"];
const MOVES_A_TURN = 7;
const TURNS = 22;

function area(seat) {
  return {
    score: 0,
    tower: `t${seat}`,
    cauldron: {
      symbols: SYMBOLS.map((_, at) => Array.from({ length: 5 }, (_, n) => `${at - 3},${n - 2}`)),
      crystals: ["1,-2", "2,-1", "-3,1", "1,1", "-1,2"],
      tiles: Array.from({ length: 11 }, (_, n) => [`${n % 4},-3`, `0,${n % 4}`]),
    },
    completed: ["t0-c0", "f1-c0", "f3-v3"],
    network: ["t0", "c0", "f3", "v3"],
    counts: Object.fromEntries(Array.from({ length: 24 }, (_, n) => [`count_${n}`, n])),
    chips: SYMBOLS.slice(),
  };
}

function setup({ ctx, random }) {
  const tiles = Array.from({ length: 15 }, (_, n) => `${SYMBOLS[n % 6]}/${SYMBOLS[(n + 1) % 6]}`);
  return {
    phase: "acting",
    display: Array.from({ length: 6 }, (_, n) => `prophecy witches ${SYMBOLS[n]} tower village`),
    chips: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`c${n}`, SYMBOLS[n % 6]])),
    areas: Array.from({ length: ctx.numPlayers }, (_, seat) => area(seat)),
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { tiles: random.Shuffle(tiles) }]),
    ),
    secret: { stack: random.Shuffle(tiles) },
    played: 0,
  };
}

/// The moves that are legal now: as many as Witchstone has on average.
export function legal(G) {
  return Array.from({ length: 20 }, (_, n) => `${SYMBOLS[(n + G.played) % 6]} ${n}`);
}

export const game = {
  name: "compare",
  setup,
  // Hidden things are left out, as in boardgame.io's own PlayerView.STRIP_SECRETS.
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    return { ...open, players: playerID in players ? { [playerID]: players[playerID] } : {} };
  },
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  moves: {
    play: ({ G, playerID }, text) => {
      if (!legal(G).includes(text)) return "INVALID_MOVE";
      const mine = G.areas[Number(playerID)];
      mine.score += 1;
      mine.cauldron.tiles[G.played % 11] = [`${G.played % 7},0`, `0,${G.played % 5}`];
      mine.counts[`count_${G.played % 24}`] += 1;
      G.played += 1;
    },
  },
  endIf: ({ G }) => (G.played >= MOVES_A_TURN * TURNS ? { over: true } : undefined),
};
