// Shared by the tests of a file: one site, one browser, and optionally a game server.

import { after, before } from "node:test";
import { launch, open, serve } from "./lib.mjs";

// Call it once, at the top of a file. With `startServer` there are tables too.
export function setUp(startServer) {
  const stage = {
    // A fresh page; `at` is appended to the address of the site.
    open: (options, at = "") => open(stage.browser, stage.site.address + at, options),
  };
  before(async () => {
    stage.server = await startServer?.();
    stage.site = await serve(stage.server && (() => stage.server.port));
    stage.browser = await launch();
  });
  after(async () => {
    await stage.browser?.close();
    stage.site?.close();
    await stage.server?.end();
  });
  return stage;
}
