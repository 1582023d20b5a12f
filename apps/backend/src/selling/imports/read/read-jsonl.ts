import { isRecord } from "../check/check-text.ts";
import { limits } from "../limits.ts";
import type { Problem } from "../problem.ts";
import { countProducts } from "./source-product.ts";
import { faultSentence } from "./fault-sentence.ts";
import type { OpenFile, RawProduct, SourceProduct } from "./source-product.ts";
import { textEncoding } from "./text-encoding.ts";
import { type TextRecord, textRecords } from "./text-records.ts";
import { type Sentence, sentence } from "../sentence.ts";

/** The products of a file of JSON, one a line. @throws {FileProblem} behind the last that it may have */
export async function* readJsonl(open: OpenFile, most = Infinity): AsyncGenerator<SourceProduct> {
  await textEncoding(open);
  const count = countProducts(most);
  for await (const records of textRecords(open(), { maxBytes: limits.bytes, hasQuotes: false })) {
    for (const record of records) {
      if ("text" in record.content && record.content.text.trim() === "") continue;
      count();
      yield productOf(record);
    }
  }
}

function productOf({ line, bytes, content }: TextRecord): SourceProduct {
  const location = { kind: "jsonl", line, skuLines: [] } as const;
  const unreadable = (problem: Sentence): SourceProduct => {
    const problems: readonly Problem[] = [{ line, column: "", sentence: problem }];
    return { location, bytes, number: "", raw: null, problems };
  };
  if ("fault" in content) return unreadable(faultSentence(content.fault));
  const raw = parsed(content.text);
  if (raw === null) return unreadable(sentence("notJson"));
  if (!isRecord(raw)) return unreadable(sentence("notAnObject", { example: "{…}" }));
  const { number } = raw;
  return { location, bytes, number: typeof number === "string" ? number.trim() : "", raw, problems: [] };
}

/** Null for what is no JSON, and for null, which is no product either. */
function parsed(text: string): RawProduct | null {
  try {
    return JSON.parse(text) as RawProduct | null;
  } catch {
    return null;
  }
}
