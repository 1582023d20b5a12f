import { type Decoder, record } from "../wire/decode.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { requiredCount, text } from "../wire/scalars.ts";

/** That an operator has taken a product down: as long as they have, nobody finds or buys it. Times are epoch milliseconds. */
export interface Takedown {
  readonly grounds: string;
  readonly takenDownAt: number;
  /** What its shop has put right; "": it has not asked to look at it again. */
  readonly correction: string;
  readonly reviewAskedAt: number | null;
  /** Counts what was decided: who decides names the one that they have read. */
  readonly revision: number;
}

export const takedown: Decoder<Takedown> = record((field) => ({
  grounds: field("grounds", text),
  takenDownAt: field("taken_down_at", requiredInstant),
  correction: field("correction", text),
  reviewAskedAt: field("review_asked_at", instant),
  revision: field("revision", requiredCount),
}));
