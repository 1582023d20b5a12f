import { todaysRegion } from "../../../identity/addresses/regions.ts";
import { cashIsDue } from "../../../buying/orders/cash-due.ts";
import type { MessageKey } from "../../../platform/http/messages.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { type Order, orders } from "../../../platform/store/schema/orders.ts";
import { and, eq, gt } from "../../../platform/store/sql.ts";
import { type CashLimits, readCashLimits } from "../../cash-on-delivery/cash-settings.ts";
import { type CashTerms, cashTermsOf } from "../../cash-on-delivery/cash-terms.ts";

/** Whoever lets parcels come without having paid for them cannot let all of them come. */
export const maxOpen = 5;

const oneYear = 365 * 24 * 60 * 60 * 1000;

/** @returns the message that says why unpaid orders of a customer cannot be paid in cash at the door; null when they can */
export async function objectionToCash(
  db: Executor,
  customerId: number,
  unpaid: readonly Order[],
  now: Date,
): Promise<MessageKey | null> {
  const limits = await readCashLimits(db);
  if (!limits.isOpen || unpaid.length === 0) return "cashNotOffered";
  const terms = await cashTermsOf(
    db,
    unpaid.map(({ shopId }) => shopId),
  );
  if (!unpaid.every((order) => isOffered(order, terms.get(order.shopId), limits))) return "cashNotOffered";
  const refused = and(eq(orders.customerId, customerId), gt(orders.refusedAt, new Date(now.getTime() - oneYear)));
  if ((await db.$count(orders, refused)) >= limits.refusals) return "cashNotOffered";
  const open = await db.$count(orders, and(eq(orders.customerId, customerId), cashIsDue));
  if (unpaid.length > maxOpen) return "cashTooManyAtOnce";
  return open + unpaid.length > maxOpen ? "cashTooMany" : null;
}

function isOffered(order: Order, terms: CashTerms | undefined, limits: CashLimits): boolean {
  if (terms?.isOffered !== true || order.delivery !== "express" || order.amount === 0) return false;
  if (order.amount > Math.min(limits.most, terms.most ?? limits.most)) return false;
  return terms.regionIds.length === 0 || goesTo(order, terms.regionIds);
}

function goesTo({ provinceId, cityId, districtId }: Order, regionIds: readonly number[]): boolean {
  if (provinceId === null || cityId === null || districtId === null) return false;
  const { provinceId: province, cityId: city, districtId: district } = todaysRegion({ provinceId, cityId, districtId });
  return regionIds.some((id) => id === province || id === city || id === district);
}
