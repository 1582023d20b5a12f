import type { Decoder } from "./decode.ts";
import { DecodeError, kindOf } from "./decode-error.ts";

const decimal = /^(\d+)(?:\.(\d+))?$/;

/**
 * An amount of a token as decimal text, which is exact however many decimals there are: two, and more only where it has
 * more. So equal amounts are equal texts.
 */
export const tokenAmount: Decoder<string> = (value) => {
  if (typeof value !== "string") throw new DecodeError(`an amount as text was expected, not ${kindOf(value)}`);
  const [, whole, fraction = ""] = decimal.exec(value.trim()) ?? [];
  if (whole === undefined) throw new DecodeError("an amount was expected, not other text");
  let [first, end] = [0, fraction.length];
  while (first < whole.length - 1 && whole[first] === "0") first += 1;
  while (end > 2 && fraction[end - 1] === "0") end -= 1;
  return `${whole.slice(first)}.${fraction.slice(0, end).padEnd(2, "0")}`;
};
