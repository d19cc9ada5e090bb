import init, { board, explain, hint, review, think } from "./witchstone.js";

const ready = init({ module_or_path: "./witchstone_bg.wasm" });
const answers = { board, explain, hint, review, think };

// A message is a number, what is asked, and the question, each after a line break; the answer has the same number.
onmessage = async ({ data }) => {
  await ready;
  const [number, what] = data.split("\n", 2);
  postMessage(`${number}\n${answers[what](data.slice(number.length + what.length + 2))}`);
};
