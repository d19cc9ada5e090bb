import init, { WorkerSession } from "./witchstone.js";

const ready = init({ module_or_path: "./witchstone_bg.wasm" }).then(() => new WorkerSession());
const KNOWN = ["edition", "explain", "hint", "review", "think"];

// A message is a number, what is asked, and the question, each after a line break; the answer has the same number. Nothing is
// an answer too: whoever waits is to know that none will come.
onmessage = async ({ data }) => {
  const [number, what] = data.split("\n", 2);
  let answer = "";
  try {
    const session = await ready;
    if (KNOWN.includes(what)) answer = session[what](data.slice(number.length + what.length + 2));
  } catch (error) {
    console.error(error);
  }
  postMessage(`${number}\n${answer}`);
};
