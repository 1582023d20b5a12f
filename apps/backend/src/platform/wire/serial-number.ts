import { randomInt } from "node:crypto";
import { wallClock } from "./time.ts";

/** 26 digits: the wall clock, and enough chance that nobody guesses one. */
export function newSerialNumber(now: Date): string {
  const chance = () => String(randomInt(1_000_000)).padStart(6, "0");
  return `${wallClock(now).replaceAll(/\D/g, "")}${chance()}${chance()}`;
}
