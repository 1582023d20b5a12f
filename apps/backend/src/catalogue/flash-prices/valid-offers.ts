import { products, skus } from "../../platform/store/schema/catalog.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { and, eq, gt, gte, isNull, lt, lte, or, type SQL, type SQLWrapper } from "../../platform/store/sql.ts";

/**
 * Which rows of offers, their slots, prices, SKUs and products make a flash sale on a day (`YYYY-MM-DD`). A price that
 * the SKU has anyway, or that lies above it, is none.
 */
export function isOfferedOn(day: string | SQLWrapper): SQL | undefined {
  return and(
    eq(flashOffers.isApproved, true),
    isNull(flashOffers.deletedAt),
    isNull(flashSlots.deletedAt),
    lte(flashOffers.startsOn, day),
    or(isNull(flashOffers.endsOn), gte(flashOffers.endsOn, day)),
    eq(products.isOnSale, true),
    eq(skus.productId, flashOffers.productId),
    lt(flashPrices.price, skus.price),
  );
}

/** A day (`YYYY-MM-DD`) and a minute of it. */
export interface SaleMoment {
  readonly date: string | SQLWrapper;
  readonly minute: number | SQLWrapper;
}

/**
 * Which of the same rows are prices that somebody can buy at in that minute: what is sold out has none. An offer that has set
 * pieces aside ends with them, whatever else is in stock.
 */
export function isRunningAt({ date, minute }: SaleMoment): SQL | undefined {
  return and(
    lte(flashSlots.startMinute, minute),
    gt(flashSlots.endMinute, minute),
    isOfferedOn(date),
    or(and(isNull(flashPrices.setAside), gt(skus.stock, 0)), gt(flashPrices.setAsideLeft, 0)),
  );
}
