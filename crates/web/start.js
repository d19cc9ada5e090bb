import init, { prepare, start } from "./witchstone.js";

// What follows runs in a task of its own.
const task = () => new Promise((go) => setTimeout(go));

const asked = offeredEditions();
await init({ module_or_path: await compiled("./witchstone_bg.wasm") });
await task();
prepare();
const editions = await asked;
await task();
start(editions);
await task();
document.querySelector(".loading").remove();
// Where the browser keeps nothing the client runs all the same, with network. Keeping all files is work for other processes, and
// on a small machine they would take the first pages their time.
const SOME_SECONDS = 3000;
if ("serviceWorker" in navigator) setTimeout(() => keepOffline().catch(() => {}), SOME_SECONDS);

// Not as a stream: what has already come of one is read at once, and by the page's own thread.
async function compiled(file) {
  const answer = await fetch(file);
  return WebAssembly.compile(await answer.arrayBuffer());
}

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

// The server's list of editions, as JSON; nothing without a server. Without network, what it told last.
async function offeredEditions() {
  const KEPT = "witchstone/editions";
  const answer = await fetch("./api/editions", { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  try {
    if (!answer?.ok) return localStorage.getItem(KEPT) ?? "";
    const list = await answer.text();
    localStorage.setItem(KEPT, list);
    return list;
  } catch {
    return "";
  }
}
