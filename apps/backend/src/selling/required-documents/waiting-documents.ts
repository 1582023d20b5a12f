import type { Executor } from "../../platform/store/database.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { requiredDocuments, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { and, asc, count, eq, isNull } from "../../platform/store/sql.ts";
import { isRequired } from "./valid-documents.ts";

const maxListed = 100;

const isWaiting = and(eq(shopDocuments.state, "waits"), isRequired, isNull(shops.deletedAt));

/** Documents that wait for operators, those that wait longest first. */
export function waitingDocuments(db: Executor) {
  return db
    .select({ document: shopDocuments, kind: requiredDocuments, shop: shops })
    .from(shopDocuments)
    .innerJoin(requiredDocuments, eq(requiredDocuments.id, shopDocuments.kindId))
    .innerJoin(shops, eq(shops.id, shopDocuments.shopId))
    .where(isWaiting)
    .orderBy(asc(shopDocuments.sentAt), asc(shopDocuments.id))
    .limit(maxListed);
}

export async function countWaitingDocuments(db: Executor): Promise<number> {
  const counted = await db
    .select({ total: count() })
    .from(shopDocuments)
    .innerJoin(requiredDocuments, eq(requiredDocuments.id, shopDocuments.kindId))
    .innerJoin(shops, eq(shops.id, shopDocuments.shopId))
    .where(isWaiting);
  return singleRow(counted).total;
}
