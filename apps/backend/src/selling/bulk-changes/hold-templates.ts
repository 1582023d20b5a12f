import type { Executor } from "../../platform/store/database.ts";
import { freightTemplates } from "../../platform/store/schema/freight.ts";
import { and, asc, eq, inArray } from "../../platform/store/sql.ts";

/** Freight templates of a shop that are there, and stay there until the transaction ends; null, for none, is always there. */
export async function holdTemplates(
  tx: Executor,
  shopId: number,
  wanted: readonly (number | null)[],
): Promise<ReadonlySet<number | null>> {
  const ids = [...new Set(wanted.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Set([null]);
  const rows = await tx
    .select({ id: freightTemplates.id })
    .from(freightTemplates)
    .where(and(eq(freightTemplates.shopId, shopId), inArray(freightTemplates.id, ids)))
    .orderBy(asc(freightTemplates.id))
    .for("key share");
  return new Set<number | null>([null, ...rows.map(({ id }) => id)]);
}
