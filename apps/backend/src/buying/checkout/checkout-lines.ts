import type { OfferedSku } from "../sellable-skus/offered-skus.ts";
import { offeredSkus } from "../sellable-skus/offered-skus.ts";
import { deliveriesOf } from "../sellable-skus/deliveries.ts";
import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { pausedUntil } from "../../selling/merchants/holiday.ts";
import { takesOrders } from "../../selling/merchants/shop-states.ts";
import { spokenTime } from "../../platform/wire/time.ts";
import type { Delivery } from "../pricing/types.ts";
import type { WantedGoods } from "./checkout-request.ts";

export interface CheckoutLine {
  readonly offered: OfferedSku;
  readonly quantity: number;
  readonly delivery: Delivery;
}

/**
 * What is wanted, with all that is known of it.
 *
 * @throws {DomainError} where something of it cannot be bought now, in the language of the buyer
 */
export async function checkoutLines(
  db: Executor,
  goods: readonly WantedGoods[],
  language: ReaderLanguage,
  now: Date,
): Promise<readonly CheckoutLine[]> {
  const offers = await offeredSkus(
    db,
    goods.map(({ skuId }) => skuId),
    now,
  );
  const lines = goods.map(({ skuId, quantity, isPickup }) => {
    const offered = offers.get(skuId);
    if (offered === undefined) throw new DomainError("productGone", { notFound: true });
    const parameter = inLanguage(offered.product, "name", language);
    if (!offered.product.isOnSale) throw new DomainError("namedProductGone", { parameter });
    const paused = pausedUntil(offered.shop, now);
    if (paused !== null) throw new DomainError("shopOnHoliday", { parameter: spokenTime(paused, language.wanted) });
    if (!takesOrders(offered.shop, now)) throw new DomainError("namedShopTakesNoOrders", { parameter });
    if (quantity > offered.sku.stock) throw new DomainError("namedStockShort", { parameter });
    return { offered, quantity, delivery: deliveryOf(offered, isPickup) };
  });
  return parcelsOf(lines);
}

function deliveryOf({ product, shop }: OfferedSku, isPickup: boolean): Delivery {
  const offered = deliveriesOf(product, shop);
  return isPickup && offered.includes("pickup") ? "pickup" : (offered[0] ?? "express");
}

/** A shop that sends a parcel sends everything by it that can be sent. */
function parcelsOf(lines: readonly CheckoutLine[]): readonly CheckoutLine[] {
  const sending = new Set(lines.filter(({ delivery }) => delivery === "express").map(({ offered }) => offered.shop.id));
  return lines.map((line) =>
    line.delivery === "pickup" && sending.has(line.offered.shop.id) ? { ...line, delivery: "express" } : line,
  );
}

/** How the lines of one shop could travel: each way is for all of them, except that virtual goods have their own. */
export function deliveriesOfShop(lines: readonly Pick<CheckoutLine, "offered">[]): readonly Delivery[] {
  const offered = lines.map(({ offered: { product, shop } }) => deliveriesOf(product, shop));
  const tangible = offered.filter((deliveries) => !deliveries.includes("virtual"));
  const shared = tangible[0]?.filter((delivery) => tangible.every((deliveries) => deliveries.includes(delivery))) ?? [];
  return tangible.length < offered.length ? [...shared, "virtual"] : shared;
}

/** How the lines of one shop travel. */
export function deliveryOfShop(lines: readonly Pick<CheckoutLine, "delivery">[]): Delivery {
  const kinds = new Set(lines.map(({ delivery }) => delivery));
  return kinds.has("express") ? "express" : kinds.has("pickup") ? "pickup" : "virtual";
}
