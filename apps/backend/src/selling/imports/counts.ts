import type { ImportCounts } from "../../platform/store/schema/imports.ts";

export type Counts = ImportCounts;

export const noCounts: Counts = { added: 0, changed: 0, unchanged: 0, rejected: 0 };

/** Without what else stands beside them. */
export function countsOf({ added, changed, unchanged, rejected }: Counts): Counts {
  return { added, changed, unchanged, rejected };
}

export function sumOf(one: Counts, other: Counts): Counts {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
  };
}
