import { shownNickname } from "../../../identity/customers/given-nickname.ts";
import type { Reader } from "../../../platform/http/reader.ts";
import { shownOptions } from "../../../platform/store/option-values.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";
import { instant } from "../../../platform/wire/time.ts";
import { isCashDue } from "../cash-due.ts";
import { objectionTo, type OrderAction } from "../transitions.ts";
import type { Moment } from "../order-wire.ts";
import type { ShopOrder } from "./find-shop-orders.ts";

/** What a shop may do to an order, under the names of its calls. */
const shopActions = {
  send: "ship",
  deliver: "deliver",
  close: "close",
  collect_cash: "collectCash",
  refuse_parcel: "refuseParcel",
} as const satisfies Record<string, OrderAction>;

/** Who reads it, and where shoppers reach the shop; null where nobody has said. */
type ShopReader = Reader & { readonly shopOrigin: string | null };

/** An order as its shop sees it; the code of the counter stays with the customer. */
export function shopOrder(
  { order, customer, lines, skuNumbers }: ShopOrder,
  moment: Pick<Moment, "now" | "rules">,
  { language, images, shopOrigin }: ShopReader,
) {
  const may = (action: OrderAction) => objectionTo(action, order, { actor: "merchant", ...moment }) === null;
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    delivery: order.delivery,
    amount: decimalYuan(order.amount),
    is_cash_due: isCashDue(order),
    cash_claimed_at: isCashDue(order) ? instant(order.cashClaimedAt) : null,
    confirm_before: instant(order.confirmBefore),
    customer: { ...customer, nickname: shownNickname(customer.nickname, language.wanted) },
    contact: order.contact,
    telephone: order.telephone,
    address: [...order.regionNames, order.street].join(" ").trim(),
    remark: order.remark,
    carrier: order.carrier,
    tracking_number: order.trackingNumber,
    is_refunded: order.isRefunded,
    refunded_amount: decimalYuan(order.refundedAmount),
    is_held: order.heldSince !== null,
    created_at: instant(order.createdAt),
    paid_at: instant(order.paidAt),
    shipped_at: instant(order.shippedAt),
    completed_at: instant(order.completedAt),
    closed_at: instant(order.closedAt),
    may: {
      ...Object.fromEntries(Object.entries(shopActions).map(([name, action]) => [name, may(action)])),
      correct_parcel: order.delivery === "express" && order.state === "shipped",
      hand_over: order.delivery === "pickup" && order.state === "paid",
    },
    lines: lines.map((line) => ({
      id: line.id,
      sku_number: skuNumbers.get(line.skuId) ?? "",
      product_id: line.productId,
      product_url: shopOrigin === null ? "" : `${shopOrigin}/pc/goods_details/${line.productId}`,
      name: inLanguage(line, "name", language),
      options: shownOptions(line, language),
      image: images.of(line.image),
      quantity: line.quantity,
      unit_price: decimalYuan(line.unitPrice),
      amount: decimalYuan(line.amount),
      refunded_quantity: line.refundedQuantity,
    })),
  };
}

/** What an order's amount is made of. */
export function shopOrderAmounts({ order }: ShopOrder) {
  return {
    goods: decimalYuan(order.goodsAmount),
    member_discount: decimalYuan(order.memberDiscount),
    coupon_discount: decimalYuan(order.couponDiscount),
    shipping: decimalYuan(order.shippingAmount),
  };
}
