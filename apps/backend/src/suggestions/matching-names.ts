import { hasEveryWord } from "../search/has-every-word.ts";
import type { Interpretation } from "../search/interpretation.ts";
import { type AnyColumn, desc, type SQL } from "../store/sql.ts";

/** Words as they were typed before longer and corrected ones. */
export function exactFirst(words: AnyColumn, { exact }: Interpretation): readonly SQL[] {
  return exact === null ? [] : [desc(hasEveryWord(words, exact))];
}
