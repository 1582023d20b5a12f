import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { and, asc, eq, inArray, isNull, type SQL } from "../../platform/store/sql.ts";
import { isListing, readListingFilter } from "../listings/listing-filter.ts";

/** Products of a shop that were chosen one by one, or all that match what the list is narrowed down by. */
export interface Selection {
  readonly which: SQL | undefined;
  /** Null: however many match. */
  readonly ids: readonly number[] | null;
}

/** The `ids`, or the `filter`, of a call. @throws {DomainError} where there is neither */
export function readSelection(body: Query, shopId: number): Selection {
  const filter = body.json("filter");
  if (typeof filter === "object" && filter !== null)
    return { which: isListing(shopId, readListingFilter(new Query(filter))), ids: null };
  const ids = body.ids("ids");
  if (ids.length === 0) throw new DomainError("parameterWrong", { parameter: "ids" });
  const which = and(eq(products.shopId, shopId), isNull(products.deletedAt), inArray(products.id, [...ids]));
  return { which, ids };
}

/** @throws {DomainError} where one of them is nothing of the shop's, or there is none */
export async function idsOfSelection(db: Executor, { which, ids }: Selection): Promise<readonly number[]> {
  const rows = await db.select({ id: products.id }).from(products).where(which).orderBy(asc(products.id));
  if (ids !== null && rows.length < ids.length) throw new DomainError("shelfProductGone", { notFound: true });
  if (rows.length === 0) throw new DomainError("bulkNothing");
  return rows.map(({ id }) => id);
}
