// The game server as a separate process, which tests can kill and restart.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PROGRAM = process.env.SERVER ?? fileURLToPath(new URL("../../target/debug/witchstone", import.meta.url));

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

// Waits until the server listens or has exited.
function listens(port, child) {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (child.exitCode !== null) return reject(new Error("the server ended"));
      const probe = connect(port, "127.0.0.1");
      probe.on("connect", () => probe.destroy(resolve()));
      probe.on("error", () => setImmediate(look));
    };
    look();
  });
}

// A server with these options more; `start` may be given others. `prepare` is given the file of its database first.
export async function startServer(more = [], prepare = () => {}) {
  if (!existsSync(PROGRAM)) throw new Error("build the server first: cargo build --package witchstone-cli");
  const folder = mkdtempSync(join(tmpdir(), "witchstone-"));
  const port = await freePort();
  let child;
  const start = async (options = more) => {
    const usual = ["serve", "--listen", `127.0.0.1:${port}`, "--database", join(folder, "games.sqlite"), "--requests", "0"];
    child = spawn(PROGRAM, [...usual, ...options], { stdio: "ignore" });
    await listens(port, child);
  };
  const kill = () =>
    new Promise((ended) => {
      child.once("exit", ended);
      child.kill("SIGKILL");
    });
  prepare(join(folder, "games.sqlite"));
  await start();
  // Runs a command of the administrator beside the server; returns what it prints.
  const admin = (...words) =>
    execFileSync(PROGRAM, ["admin", ...words, "--database", join(folder, "games.sqlite")], { encoding: "utf8" });
  return {
    port,
    admin,
    start,
    kill,
    async end() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}
