import init, { start } from "./witchstone.js";

await init({ module_or_path: "./witchstone_bg.wasm" });
// Compiled in one task, drawn in the next: neither keeps the browser busy long.
setTimeout(() => {
  start();
  document.querySelector(".loading").remove();
  performance.mark("playable");
  // Where the browser keeps nothing the client runs all the same, with network.
  if ("serviceWorker" in navigator) keepOffline().catch(() => {});
});

// Keeps the client on the device, and tells the page of a new version. It is taken only when the page says so.
async function keepOffline() {
  const keeper = navigator.serviceWorker;
  const kept = await keeper.register("./service.js", { updateViaCache: "none" });
  const offer = () => dispatchEvent(new Event("witchstone-update"));
  const offerWaiting = () => kept.waiting && keeper.controller && offer();
  let [taking, controlled] = [false, Boolean(keeper.controller)];
  kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", offerWaiting));
  keeper.addEventListener("controllerchange", () => {
    if (taking) location.reload();
    // Another page of this browser took the new version; this one is left in peace until its player agrees.
    else if (controlled) offer();
    controlled = true;
  });
  document.addEventListener("visibilitychange", () => document.hidden || kept.update().catch(() => {}));
  addEventListener("witchstone-take", () => {
    taking = true;
    if (kept.waiting) kept.waiting.postMessage("take");
    else location.reload();
  });
  offerWaiting();
}
