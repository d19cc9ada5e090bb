import init from "./witchstone.js";

await init({ module_or_path: "./witchstone_bg.wasm" });
document.querySelector(".loading").remove();
performance.mark("playable");
