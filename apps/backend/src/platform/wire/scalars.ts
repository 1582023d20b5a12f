import { randomInt } from "node:crypto";
import { wallClock } from "./time.ts";

/** 26 digits: the wall clock, and enough chance that nobody guesses one. */
export function newSerialNumber(now: Date): string {
  const chance = () => String(randomInt(1_000_000)).padStart(6, "0");
  return `${wallClock(now).replaceAll(/\D/g, "")}${chance()}${chance()}`;
}

/** What the only choice of a product without options is called: Chinese in every language, clients know it by this word. */
export const onlyOne = "默认";

/** The wire knows no booleans. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
