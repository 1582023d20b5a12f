import { type Decoder, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { money } from "../wire/money.ts";
import { flag, id, optionalText, requiredCount, text } from "../wire/scalars.ts";
import { word, wordOf } from "../wire/enums.ts";
import type { DeliveryKind } from "../checkout/delivery-kind.ts";
import type { OrderState } from "../orders/order.ts";

/** Something that was ordered, as its shop sees it. */
export interface ShopOrderLine {
  readonly id: number;
  /** The shop's own number of the SKU; "" where it has none. */
  readonly skuNumber: string;
  readonly productId: number;
  /** Where shoppers see the product; "" where the platform does not know. */
  readonly productUrl: string;
  readonly name: string;
  /** The values of its options, in one text; "" where it has none. */
  readonly options: string;
  readonly image: string | null;
  readonly quantity: number;
  /** Fen. */
  readonly unitPrice: number;
  readonly amount: number;
  readonly refundedQuantity: number;
}

/** An order as its shop sees it. Amounts are in fen, times epoch milliseconds. */
export interface ShopOrder {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly delivery: DeliveryKind;
  readonly amount: number;
  /** It is to be paid in cash at the door, and the shop has not said that it has the cash. */
  readonly isCashDue: boolean;
  /** Since when the customer says that it was paid; null: they have not said so. */
  readonly cashClaimedAt: number | null;
  /** When it counts as received, or its cash as paid, by itself; null: it does not. */
  readonly confirmBefore: number | null;
  readonly customer: { readonly id: number; readonly nickname: string };
  readonly contact: string;
  readonly telephone: string;
  readonly address: string;
  readonly remark: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly isRefunded: boolean;
  readonly refundedAmount: number;
  /** An after-sales request has to be decided before it can be sent. */
  readonly isHeld: boolean;
  readonly createdAt: number;
  readonly paidAt: number | null;
  readonly shippedAt: number | null;
  readonly completedAt: number | null;
  readonly closedAt: number | null;
  /** What the shop may do with it now. */
  readonly may: Readonly<
    Record<"send" | "deliver" | "handOver" | "collectCash" | "refuseParcel" | "close" | "correctParcel", boolean>
  >;
  readonly lines: readonly ShopOrderLine[];
}

export const shopOrderState: Decoder<OrderState> = word<OrderState>({
  unpaid: "unpaid",
  paid: "unshipped",
  shipped: "shipped",
  completed: "completed",
  closed: "closed",
});

const line: Decoder<ShopOrderLine> = record((field) => ({
  id: field("id", id),
  skuNumber: field("sku_number", text),
  productId: field("product_id", id),
  productUrl: field("product_url", text),
  name: field("name", text),
  options: field("options", text),
  image: field("image", image),
  quantity: field("quantity", requiredCount),
  unitPrice: field("unit_price", money),
  amount: field("amount", money),
  refundedQuantity: field("refunded_quantity", requiredCount),
}));

export const shopOrder: Decoder<ShopOrder> = record((field) => ({
  id: field("id", id),
  number: field("number", text),
  state: field("state", shopOrderState),
  delivery: field("delivery", wordOf<DeliveryKind>("express", "pickup", "virtual")),
  amount: field("amount", money),
  isCashDue: field("is_cash_due", flag),
  cashClaimedAt: field("cash_claimed_at", instant),
  confirmBefore: field("confirm_before", instant),
  customer: field(
    "customer",
    record((customer) => ({ id: customer("id", id), nickname: customer("nickname", text) })),
  ),
  contact: field("contact", text),
  telephone: field("telephone", text),
  address: field("address", text),
  remark: field("remark", text),
  carrier: field("carrier", optionalText),
  trackingNumber: field("tracking_number", optionalText),
  isRefunded: field("is_refunded", flag),
  refundedAmount: field("refunded_amount", money),
  isHeld: field("is_held", flag),
  createdAt: field("created_at", requiredInstant),
  paidAt: field("paid_at", instant),
  shippedAt: field("shipped_at", instant),
  completedAt: field("completed_at", instant),
  closedAt: field("closed_at", instant),
  may: field(
    "may",
    record((may) => ({
      send: may("send", flag),
      deliver: may("deliver", flag),
      handOver: may("hand_over", flag),
      collectCash: may("collect_cash", flag),
      refuseParcel: may("refuse_parcel", flag),
      close: may("close", flag),
      correctParcel: may("correct_parcel", flag),
    })),
  ),
  lines: field("lines", list(line)),
}));
