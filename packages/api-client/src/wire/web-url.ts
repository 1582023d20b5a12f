import type { Decoder } from "./decode.ts";

/** An absolute http or https address to lead a shopper to, or null: whatever else an operator typed is no link. */
export const webUrl: Decoder<string | null> = (value) => {
  if (typeof value !== "string" || !/^\s*https?:\/\//i.test(value)) return null;
  try {
    return new URL(value).href;
  } catch {
    return null;
  }
};
