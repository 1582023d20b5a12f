import { DomainError } from "../../platform/http/domain-error.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { type AlertKind, alerts } from "../../platform/store/schema/alerts.ts";
import { and, count, eq, isNull } from "../../platform/store/sql.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { type AlertTarget, targetNow } from "./alert-target.ts";
import { hasFlashSaleToCome } from "./flash-sale-to-come.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";

/** As many as a customer has at once. */
export const maxAlerts = 100;

export interface WantedAlert extends AlertTarget {
  readonly kind: AlertKind;
  /** Fen; null where it is not about a price. */
  readonly targetPrice: number | null;
}

/**
 * Sets an alert, or gives it another target price. One that is set already stays as it is.
 *
 * @throws {DomainError} where what is wanted is there already, can never come, or the customer has too many
 */
export async function setAlert(db: Database, customerId: number, wanted: WantedAlert, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const [known] = await tx
      .select({ id: alerts.id, targetPrice: alerts.targetPrice })
      .from(alerts)
      .where(isThatOf(customerId, wanted));
    if (known !== undefined && known.targetPrice === wanted.targetPrice) return;
    await expectToCome(tx, wanted, now);
    if (known !== undefined) {
      await tx.update(alerts).set({ targetPrice: wanted.targetPrice, createdAt: now }).where(eq(alerts.id, known.id));
      return;
    }
    const rows = await tx.select({ set: count() }).from(alerts).where(eq(alerts.customerId, customerId));
    if (singleRow(rows).set >= maxAlerts) throw new DomainError("alertsFull", { parameter: String(maxAlerts) });
    await tx.insert(alerts).values({ customerId, ...wanted, createdAt: now });
  });
}

/** One that is not set is as good as removed. */
export async function removeAlert(
  db: Executor,
  customerId: number,
  alert: AlertTarget & { readonly kind: AlertKind },
): Promise<void> {
  await db.delete(alerts).where(isThatOf(customerId, alert));
}

function isThatOf(customerId: number, { kind, productId, skuId }: AlertTarget & { readonly kind: AlertKind }) {
  return and(
    eq(alerts.customerId, customerId),
    eq(alerts.kind, kind),
    eq(alerts.productId, productId),
    skuId === null ? isNull(alerts.skuId) : eq(alerts.skuId, skuId),
  );
}

/** What is there already needs no alert: the caller hears so at once, instead of a notice a moment later. */
async function expectToCome(tx: Executor, { kind, targetPrice, ...target }: WantedAlert, now: Date): Promise<void> {
  const found = await targetNow(tx, target, now);
  if (found === null) throw new DomainError("productGone", { notFound: true });
  const { price, isThere } = found;
  if (kind === "price" && isThere && price <= (targetPrice ?? 0))
    throw new DomainError("alertPriceThere", { parameter: shownYuan(price) });
  if (kind === "stock" && isThere) throw new DomainError("alertInStock");
  if (kind === "flash" && !(await hasFlashSaleToCome(tx, target.productId, now)))
    throw new DomainError("alertNoFlashSale");
}
