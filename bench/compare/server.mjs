// A boardgame.io server with durable moves: each is appended to a file, which is flushed to the disk for all that wait.
//
//     node server.mjs PORT FILE
import { open } from "node:fs/promises";
import { createRequire } from "node:module";
import { game } from "./game.mjs";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/dist/cjs/server.js");
const { Async } = require("boardgame.io/dist/cjs/internal.js");

/// One file that only grows; many writers share one flush.
class Journal {
  constructor(file) {
    this.file = file;
    this.waiting = [];
    this.busy = false;
  }

  append(line) {
    return new Promise((done, failed) => {
      this.waiting.push({ line, done, failed });
      if (!this.busy) this.write();
    });
  }

  async write() {
    this.busy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0);
      try {
        await this.file.write(batch.map(({ line }) => `${line}\n`).join(""));
        await this.file.datasync();
        batch.forEach(({ done }) => done());
      } catch (error) {
        batch.forEach(({ failed }) => failed(error));
      }
    }
    this.busy = false;
  }
}

class Store extends Async {
  constructor(journal) {
    super();
    this.journal = journal;
    this.matches = new Map();
  }

  async connect() {}

  async createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { state: initialState, initialState, metadata, log: [] });
    await this.journal.append(JSON.stringify({ id, initialState }));
  }

  async setState(id, state, deltalog) {
    const match = this.matches.get(id);
    match.state = state;
    if (deltalog?.length) match.log.push(...deltalog);
    await this.journal.append(JSON.stringify({ id, deltalog }));
  }

  async setMetadata(id, metadata) {
    const match = this.matches.get(id);
    if (match) match.metadata = metadata;
  }

  async fetch(id, wanted) {
    const match = this.matches.get(id) ?? {};
    return Object.fromEntries(Object.keys(wanted).filter((key) => wanted[key]).map((key) => [key, match[key]]));
  }

  async wipe(id) {
    this.matches.delete(id);
  }

  async listMatches() {
    return [...this.matches.keys()];
  }
}

const [port, path] = process.argv.slice(2);
const journal = new Journal(await open(path, "a"));
const server = Server({ games: [game], db: new Store(journal), origins: ["*"] });
await server.run(Number(port));
