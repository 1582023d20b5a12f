import { GeneratorError } from "./generator-error.ts";

/**
 * Adds an element at the end of the array that follows `before` in a source text, whatever its formatting is.
 * @throws GeneratorError when there is no such array.
 */
export function addToList(text: string, before: RegExp, element: string, file: string): string {
  const start = before.exec(text);
  const open = start === null ? -1 : start.index + start[0].length;
  const close = text.indexOf("]", open);
  if (start === null || text[open] !== "[" || close < 0)
    throw new GeneratorError(`${file} has no list after ${String(before)}: add ${element} by hand.`);
  const elements = text
    .slice(open + 1, close)
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  return `${text.slice(0, open)}[${[...elements, element].join(", ")}${text.slice(close)}`;
}
