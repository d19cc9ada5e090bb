import init, { WorkerSession } from "./witchstone.js";

const ready = init({ module_or_path: "./witchstone_bg.wasm" }).then(() => new WorkerSession());

// A request and its response are JSON (`worker/message.rs`). The page hears of a failure too, so that it does not wait.
onmessage = async ({ data }) => {
  try {
    postMessage((await ready).handle(data));
  } catch (error) {
    console.error(error);
    postMessage(JSON.stringify({ id: JSON.parse(data).id, response: null }));
  }
};
