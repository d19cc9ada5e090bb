import init from "./witchstone.js";

await init({ module_or_path: "./witchstone_bg.wasm" });
document.querySelector(".loading").remove();
performance.mark("playable");
if ("serviceWorker" in navigator) keepOffline();

// Keeps the client on the device, and tells the page of a new version. It is taken only when the page says so.
async function keepOffline() {
  const kept = await navigator.serviceWorker.register("./service.js", { updateViaCache: "none" });
  const offer = () => {
    if (kept.waiting && navigator.serviceWorker.controller) dispatchEvent(new Event("witchstone-update"));
  };
  kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", offer));
  document.addEventListener("visibilitychange", () => document.hidden || kept.update().catch(() => {}));
  addEventListener("witchstone-take", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    kept.waiting?.postMessage("take");
  });
  offer();
}
