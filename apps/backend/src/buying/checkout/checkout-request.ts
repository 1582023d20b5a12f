import { maxQuantity } from "../cart/change-cart.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";

/** What a customer wants to buy, as it was asked for. */
export interface CheckoutRequest {
  /** Each SKU once; null: what the lines of the cart say. */
  readonly goods: readonly WantedGoods[] | null;
  /** Lines of the cart. */
  readonly cartLineIds: readonly number[];
  /** Null where none was named. */
  readonly addressId: number | null;
  /** Ids of held coupons; of several for one shop the last counts. */
  readonly couponIds: readonly number[];
  /** Shops at which the best coupon is used, unless one of those named counts there. */
  readonly bestCouponShopIds: readonly number[];
}

export interface WantedGoods {
  readonly skuId: number;
  readonly quantity: number;
  /** To be fetched at the shop. */
  readonly isPickup: boolean;
}

const maxLines = 100;
const pickupDelivery = 3;

/** @throws {DomainError} where it cannot be understood */
export function readCheckoutRequest(body: Query): CheckoutRequest {
  const sent = body.json("goods");
  const entries: readonly unknown[] | null = Array.isArray(sent) ? sent : null;
  const cartLineIds = body.ids("cart_id");
  if (entries === null && body.text("goods") !== "") throw new DomainError("parameterWrong", { parameter: "goods" });
  const isFromCart = (entries === null || entries.length === 0) && cartLineIds.length > 0;
  return {
    goods: isFromCart ? null : withinLimits(merged((entries ?? []).map(readGoods))),
    cartLineIds,
    addressId: body.text("address_id") === "0" ? null : body.id("address_id"),
    couponIds: body.ids("coupon_id"),
    bestCouponShopIds: body.ids("best_coupon_shops"),
  };
}

/** @throws {DomainError} where it is more than one checkout holds */
export function withinLimits<Goods extends { readonly quantity: number }>(goods: readonly Goods[]): readonly Goods[] {
  if (goods.length > maxLines) throw new DomainError("tooManyLines", { parameter: String(maxLines) });
  if (goods.some(({ quantity }) => quantity > maxQuantity)) {
    throw new DomainError("quantityTooLarge", { parameter: String(maxQuantity) });
  }
  return goods;
}

/** The product and shop that are sent along are ignored, because the SKU determines both. */
function readGoods(entry: unknown): WantedGoods {
  const line = new Query(entry);
  const skuId = line.id("item_id");
  if (skuId === null) throw new DomainError("parameterWrong", { parameter: "goods" });
  const text = line.text("num");
  if (!/^[+-]?\d+$/.test(text)) throw new DomainError("quantityNotAnInteger");
  const quantity = Number(text);
  if (quantity <= 0) throw new DomainError("quantityNotPositive");
  return { skuId, quantity, isPickup: line.integer("delivery_type") === pickupDelivery };
}

/** In the order in which the SKUs are first named. */
function merged(goods: readonly WantedGoods[]): readonly WantedGoods[] {
  return [...Map.groupBy(goods, ({ skuId }) => skuId)].map(([skuId, same]) => ({
    skuId,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    isPickup: same[0]?.isPickup === true,
  }));
}
