import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { momentOfDay } from "../../platform/wire/time.ts";
import { effectivePrices } from "./effective-prices.ts";
import { lowestOfDays } from "./lowest-of-days.ts";
import { recordedChanges, recordedRuns } from "./recorded-prices.ts";

const dayCount = 90;
const oneDay = 24 * 60 * 60 * 1000;

/** `goods/priceHistory` (the extension `price_history`): what a SKU has cost on each of the last 90 days, flash prices included. */
export async function handlePriceHistory(context: CallContext) {
  const { db, query } = context;
  const now = context.now();
  const skuId = requiredId(query, "item_id");
  const [sku] = await db
    .select({ isOnSale: products.isOnSale })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.id, skuId));
  if (sku?.isOnSale !== true) throw new DomainError("productGone", { notFound: true });
  const begin = new Date(momentOfDay(now, 0).getTime() - (dayCount - 1) * oneDay);
  const [changes, runs] = await Promise.all([recordedChanges(db, [skuId]), recordedRuns(db, [skuId], begin)]);
  const steps = effectivePrices(changes.get(skuId) ?? [], runs.get(skuId) ?? [], now);
  return {
    item_id: skuId,
    lists: lowestOfDays(steps, now, dayCount).map(({ from, to, price }) => ({
      start_date: from,
      end_date: to,
      price: decimalYuan(price),
    })),
  };
}
