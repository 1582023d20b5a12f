import type { productApprovals } from "../../platform/store/schema/catalog.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { instant } from "../../platform/wire/time.ts";

/** Null where a product is approved. */
export function approvalWire(row: typeof productApprovals.$inferSelect | null) {
  if (row === null) return null;
  return {
    waits_since: instant(row.waitsSince),
    refused_at: instant(row.refusedAt),
    grounds: row.grounds,
    is_new: flag(row.approved === null),
    revision: row.revision,
  };
}
