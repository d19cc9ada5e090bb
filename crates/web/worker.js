import init, { think } from "./thinker.js";

const ready = init({ module_or_path: "./thinker_bg.wasm" });

// A message is a number, a line break and a request; the answer has the same number.
onmessage = async ({ data }) => {
  await ready;
  const cut = data.indexOf("\n");
  postMessage(data.slice(0, cut + 1) + think(data.slice(cut + 1)));
};
