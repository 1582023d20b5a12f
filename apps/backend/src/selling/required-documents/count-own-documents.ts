import type { Executor } from "../../platform/store/database.ts";
import { requiredDocuments, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { and, eq, lte, notExists, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { isRequired } from "./valid-documents.ts";

/** So long before a document expires, its shop is asked for another. */
const noticeDays = 30;
const oneDay = 24 * 60 * 60 * 1000;

/** How many documents of a shop were refused, and how many expire soon or have expired, and no other is sent. */
export async function countOwnDocuments(
  db: Executor,
  shopId: number,
  now: Date,
): Promise<{ readonly refused: number; readonly expiring: number }> {
  const isOwn = and(eq(shopDocuments.shopId, shopId), isOfRequiredKind(db));
  const soon = dayTime(new Date(now.getTime() + noticeDays * oneDay)).date;
  const hasSentAnother = db
    .select({ one: sql`1` })
    .from(sql`${shopDocuments} as another`)
    .where(
      sql`another.shop_id = ${shopDocuments.shopId} and another.kind_id = ${shopDocuments.kindId}
        and another.state = 'waits'`,
    );
  const isExpiring = and(
    isOwn,
    eq(shopDocuments.state, "accepted"),
    lte(shopDocuments.expiresOn, soon),
    notExists(hasSentAnother),
  );
  const [refused, expiring] = await Promise.all([
    db.$count(shopDocuments, and(isOwn, eq(shopDocuments.state, "refused"))),
    db.$count(shopDocuments, isExpiring),
  ]);
  return { refused, expiring };
}

function isOfRequiredKind(db: Executor) {
  return sql`exists ${db
    .select({ one: sql`1` })
    .from(requiredDocuments)
    .where(and(eq(requiredDocuments.id, shopDocuments.kindId), isRequired))}`;
}
