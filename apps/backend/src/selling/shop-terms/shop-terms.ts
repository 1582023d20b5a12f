import { orderSettings } from "../../buying/orders/order-rules.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asWritten } from "../../platform/store/language.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

export const maxReturnDays = 90;

export const invoiceKinds = ["none", "normal", "special"] as const;

export interface ShopTerms {
  /** For how many days after receipt it takes goods back; null: as long as the platform asks of every shop. */
  readonly returnDays: number | null;
  readonly invoices: (typeof invoiceKinds)[number];
}

/** How many days the platform asks of every shop: to withdraw from the contract, and to ask for a refund. */
export async function askedReturnDays(db: Executor): Promise<number> {
  const values = await readSettings(db, orderSettings, asWritten);
  const [withdrawal, afterSale] = [
    numberOf(orderSettings.withdrawalDays, values.withdrawalDays),
    numberOf(orderSettings.afterSaleDays, values.afterSaleDays),
  ];
  return Math.max(withdrawal, afterSale);
}

/** @throws {DomainError} for a shop that is gone */
export async function readTerms(db: Executor, shopId: number) {
  const [shop] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.id, shopId), isNull(shops.deletedAt)));
  if (shop === undefined) throw new DomainError("shopGone", { notFound: true });
  const { returnDays, invoices, termsRevision } = shop;
  return { revision: termsRevision, terms: { returnDays, invoices } satisfies ShopTerms };
}

/**
 * Orders that were placed before keep what was promised then.
 *
 * @param revision what was read of them
 * @throws {DomainError} where somebody has changed them since, or they promise less than the platform asks
 */
export async function saveTerms(
  tx: Executor,
  shopId: number,
  { revision, terms }: { readonly revision: number; readonly terms: ShopTerms },
): Promise<void> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for("no key update");
  const before = await readTerms(tx, shopId);
  if (before.revision !== revision) throw new DomainError("shopTermsChangedMeanwhile");
  const { returnDays, invoices } = terms;
  const asked = await askedReturnDays(tx);
  if (returnDays !== null && returnDays < asked)
    throw new DomainError("returnDaysTooFew", { parameter: String(asked), field: "return_days" });
  await tx
    .update(shops)
    .set({ returnDays, invoices, termsRevision: revision + 1 })
    .where(eq(shops.id, shopId));
}
