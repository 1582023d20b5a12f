import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { type PaymentKind, paymentKindOf } from "../payments/payment-kind.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { requiredInstant } from "../wire/instant.ts";
import { money } from "../wire/money.ts";
import { id, optionalText, text } from "../wire/scalars.ts";
import { type ShopOrder, shopOrder, shopOrderState } from "./shop-order.ts";
import type { OrderState } from "../orders/order.ts";

/** How an order was paid. */
export interface ShopPaymentMethod {
  readonly kind: PaymentKind;
  /** The platform's name for it; "" where it sends none. */
  readonly name: string;
}

interface NamedParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

export interface ParcelCorrection {
  /** Both "" where it was sent without a carrier. */
  readonly from: NamedParcel;
  readonly to: NamedParcel;
  /** "" where nobody is known. */
  readonly by: string;
  readonly at: number;
}

const namedParcel: Decoder<NamedParcel> = record((field) => ({
  carrier: field("carrier", text),
  trackingNumber: field("tracking_number", text),
}));

/** What somebody of the shop has noted for the others; no shopper sees it. */
export interface ShopOrderNote {
  readonly id: number;
  readonly text: string;
  /** "" where nobody is known. */
  readonly by: string;
  readonly at: number;
}

export interface ShopOrderDetail extends ShopOrder {
  /** What the amount is made of, in fen. */
  readonly amounts: Readonly<Record<"goods" | "memberDiscount" | "couponDiscount" | "shipping", number>>;
  /** What the customer of virtual goods has got; null before. */
  readonly deliveredContent: string | null;
  /** Null: it was not paid. */
  readonly paymentMethod: ShopPaymentMethod | null;
  /** The states that it went through, the oldest first, and who of the shop it was; "" where nobody was. */
  readonly states: readonly { readonly state: OrderState; readonly since: number; readonly by: string }[];
  /** What was corrected of its parcel, the newest first. */
  readonly corrections: readonly ParcelCorrection[];
  /** The newest first. */
  readonly notes: readonly ShopOrderNote[];
  /** What the carrier has told. */
  readonly traces: readonly { readonly text: string; readonly at: number }[];
}

type Beside = Omit<ShopOrderDetail, keyof ShopOrder | "corrections" | "notes"> & {
  readonly corrections: readonly ParcelCorrection[] | null;
  readonly notes: readonly ShopOrderNote[] | null;
};

const beside: Decoder<Beside> = record((field) => ({
  amounts: field(
    "amounts",
    record((amount) => ({
      goods: amount("goods", money),
      memberDiscount: amount("member_discount", money),
      couponDiscount: amount("coupon_discount", money),
      shipping: amount("shipping", money),
    })),
  ),
  deliveredContent: field("delivered_content", optionalText),
  states: field(
    "states",
    list(
      record((each) => ({
        state: each("state", shopOrderState),
        since: each("since", requiredInstant),
        by: each("by", text),
      })),
    ),
  ),
  paymentMethod: paymentMethod(field("pay_method", optionalText), field("pay_method_name", optionalText)),
  corrections: field(
    "corrections",
    optional(
      list(
        record((each) => ({
          from: each("from", namedParcel),
          to: each("to", namedParcel),
          by: each("by", text),
          at: each("at", requiredInstant),
        })),
      ),
    ),
  ),
  notes: field(
    "notes",
    optional(
      list(
        record((each) => ({
          id: each("id", id),
          text: each("text", text),
          by: each("by", text),
          at: each("at", requiredInstant),
        })),
      ),
    ),
  ),
  traces: field("traces", list(record((each) => ({ text: each("text", text), at: each("at", requiredInstant) })))),
}));

function paymentMethod(code: string | null, name: string | null): ShopPaymentMethod | null {
  return code === null ? null : { kind: paymentKindOf(code), name: name ?? "" };
}

export const fetchShopOrder = getCall("orders/detail", {
  query: ({ id: orderId }: { readonly id: number }) => ({ id: orderId }),
  decode: (value, context): ShopOrderDetail => {
    const { corrections, notes, ...others } = beside(value, context);
    return { ...shopOrder(value, context), ...others, corrections: corrections ?? [], notes: notes ?? [] };
  },
});

export const shopOrderQuery = defineQuery(fetchShopOrder, {
  key: "shop-order",
  freshMs: 5 * second,
  staleAfter: ["shop-order-change", "shop-after-sales-change"],
});
