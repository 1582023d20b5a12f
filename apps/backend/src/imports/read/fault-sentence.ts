import { limits } from "../limits.ts";
import type { RecordFault } from "./text-records.ts";
import { type Sentence, sentence } from "../sentence.ts";

export function faultSentence(fault: RecordFault): Sentence {
  return fault === "too long" ? sentence("tooManyBytes", { most: limits.bytes }) : sentence("notUtf8");
}
