import type { productTakedowns } from "../../platform/store/schema/catalog.ts";
import { instant } from "../../platform/wire/time.ts";

/** Null where a product is not taken down. */
export function takedownWire(row: typeof productTakedowns.$inferSelect | null) {
  if (row === null) return null;
  return {
    grounds: row.grounds,
    taken_down_at: instant(row.takenDownAt),
    correction: row.correction,
    review_asked_at: instant(row.reviewAskedAt),
    revision: row.revision,
  };
}
