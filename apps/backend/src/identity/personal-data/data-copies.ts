import { randomBytes } from "node:crypto";
import { countTry } from "../../platform/rate-limits/rate-limit.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { type DataCopy, dataCopies } from "../../platform/store/schema/personal-data.ts";
import { and, desc, eq, gt } from "../../platform/store/sql.ts";
import { lockCustomer } from "../customers/customer-rows.ts";

const perDay = 3;

/** The last copy that a customer has asked for; null: none. */
export async function lastCopy(db: Executor, customerId: number): Promise<DataCopy | null> {
  const [copy] = await db
    .select()
    .from(dataCopies)
    .where(eq(dataCopies.customerId, customerId))
    .orderBy(desc(dataCopies.id))
    .limit(1);
  return copy ?? null;
}

/**
 * Has a copy made. Belongs into a transaction. While one is being made there is no second one, and a new one takes the
 * place of the one before.
 *
 * @throws {DomainError} when there have been several today
 */
export async function askForCopy(tx: Executor, customerId: number, language: Language, now: Date): Promise<DataCopy> {
  await lockCustomer(tx, customerId);
  const last = await lastCopy(tx, customerId);
  if (last?.state === "wanted") return last;
  await countTry(tx, [{ key: `data-copy:${customerId}`, tries: perDay, minutes: 24 * 60 }], now);
  await tx
    .update(dataCopies)
    .set({ state: "expired" })
    .where(and(eq(dataCopies.customerId, customerId), eq(dataCopies.state, "ready")));
  const key = randomBytes(24).toString("base64url");
  const [copy] = await tx
    .insert(dataCopies)
    .values({ customerId, state: "wanted", language, key, tryAt: now, createdAt: now })
    .returning();
  return assertDefined(copy, "copy that was asked for");
}

/** Uses a copy up, which only one caller can. @returns null where there is none to be had */
export async function takeCopy(db: Executor, customerId: number, key: string, now: Date): Promise<DataCopy | null> {
  const [copy] = await db
    .update(dataCopies)
    .set({ state: "used", usedAt: now })
    .where(
      and(
        eq(dataCopies.key, key),
        eq(dataCopies.customerId, customerId),
        eq(dataCopies.state, "ready"),
        gt(dataCopies.expiresAt, now),
      ),
    )
    .returning();
  return copy ?? null;
}

/** Of a copy that broke off on its way. */
export async function putBackCopy(db: Executor, id: number): Promise<void> {
  await db
    .update(dataCopies)
    .set({ state: "ready", usedAt: null })
    .where(and(eq(dataCopies.id, id), eq(dataCopies.state, "used")));
}
