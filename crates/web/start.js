import init, { prepare, start } from "./witchstone.js";

// Yields: the code after it runs in the next task.
const task = () => new Promise((go) => setTimeout(go));

const language = chosenLanguage();
const [texts, asked] = [loaded(`./texts/${language}/start.ftl`), offeredEditions()];
await init({ module_or_path: await compiled("./witchstone_bg.wasm") });
const read = await texts;
await task();
prepare(language, read);
const editions = await asked;
await task();
start(editions);
await task();
document.querySelector(".loading").remove();
// Without a service worker the client still runs online. Caching is delayed: on a small machine it would slow the first pages down.
const SOME_SECONDS = 3000;
if ("serviceWorker" in navigator) setTimeout(() => installServiceWorker().catch(() => {}), SOME_SECONDS);

// The language that is set, or the first of the browser's that there are texts for.
function chosenLanguage() {
  const LANGUAGES = ["en", "de", "fr", "nl"];
  let set;
  try {
    set = JSON.parse(localStorage.getItem("witchstone/settings"))?.language;
  } catch {
    // Nothing is set that could be read.
  }
  const codes = [set, ...navigator.languages].map((code) => String(code).split("-")[0].toLowerCase());
  return codes.find((code) => LANGUAGES.includes(code)) ?? "en";
}

async function loaded(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`cannot load ${file}: ${answer.status}`);
  return answer.text();
}

// Not as a stream: the main thread would compile the part that has already arrived.
async function compiled(file) {
  const answer = await fetch(file);
  return WebAssembly.compile(await answer.arrayBuffer());
}

// Caches the client for offline use. A new version is offered, and activated when the player accepts.
async function installServiceWorker() {
  const container = navigator.serviceWorker;
  const registration = await container.register("./service.js", { updateViaCache: "none" });
  const offer = () => dispatchEvent(new Event("witchstone-update"));
  const offerWaiting = () => registration.waiting && container.controller && offer();
  let [taking, controlled] = [false, Boolean(container.controller)];
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offerWaiting));
  container.addEventListener("controllerchange", () => {
    if (taking) location.reload();
    // Another tab activated the new version; this one only offers it.
    else if (controlled) offer();
    controlled = true;
  });
  document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
  addEventListener("witchstone-take", () => {
    taking = true;
    if (registration.waiting) registration.waiting.postMessage("take");
    else location.reload();
  });
  offerWaiting();
}

// The server's list of editions as JSON, empty without a server. Offline, the last list received.
async function offeredEditions() {
  const STORAGE_KEY = "witchstone/editions";
  const answer = await fetch("./api/editions", { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  try {
    if (!answer?.ok) return localStorage.getItem(STORAGE_KEY) ?? "";
    const list = await answer.text();
    localStorage.setItem(STORAGE_KEY, list);
    return list;
  } catch {
    return "";
  }
}
