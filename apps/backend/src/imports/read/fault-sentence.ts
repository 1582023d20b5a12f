import { limits } from "../limits.ts";
import type { RecordFault } from "./text-records.ts";

export function faultSentence(fault: RecordFault): string {
  return fault === "too long" ? `A product has ${limits.bytes} bytes at most` : "It is not UTF-8";
}
