import { limits } from "../limits.ts";
import type { RecordFault, TextRecord } from "./text-records.ts";
import { type Sentence, sentence } from "../sentence.ts";

export function faultSentence(fault: RecordFault): Sentence {
  return fault === "too long" ? sentence("tooManyBytes", { most: limits.bytes }) : sentence("notUtf8");
}

/**
 * Names the quote that has taken the rows behind it for a part of its cell. Null: none has.
 *
 * @param faultLine where the record was found to be no CSV: the quote is the one that goes on to there; null: to its end
 */
export function quoteSentence({ lastLine, quotes }: TextRecord, faultLine: number | null): Sentence | null {
  const quote = quotes.find(({ last }) => faultLine !== null && last >= faultLine) ?? quotes.at(-1);
  if (quote === undefined) return null;
  return sentence("quoteSwallows", { line: quote.first, last: lastLine, rows: lastLine - quote.first });
}
