import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { count } from "../wire/scalars.ts";
import { type ShopOrder, shopOrder } from "./shop-order.ts";

/** By what is to be done with them. */
export type ShopOrderList = "toSend" | "toPickUp" | "sent" | "cashDue" | "completed" | "unpaid" | "closed" | "all";

const lists: Readonly<Record<ShopOrderList, string>> = {
  toSend: "to_send",
  toPickUp: "to_pick_up",
  sent: "sent",
  cashDue: "cash_due",
  completed: "completed",
  unpaid: "unpaid",
  closed: "closed",
  all: "all",
};

export interface ShopOrders extends Page<ShopOrder> {
  /** Of all the shop's orders, whatever is searched for. */
  readonly counts: Readonly<Record<"toSend" | "toPickUp" | "sent" | "cashDue" | "unpaid", number>>;
}

export interface ShopOrdersParams {
  readonly list: ShopOrderList;
  /** The beginning of a number or a telephone, or a part of the recipient's name. */
  readonly words?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const orderPage = page(shopOrder);
const countsBeside: Decoder<ShopOrders["counts"]> = record((field) =>
  field(
    "counts",
    record((counted) => ({
      toSend: counted("to_send", count),
      toPickUp: counted("to_pick_up", count),
      sent: counted("sent", count),
      cashDue: counted("cash_due", count),
      unpaid: counted("unpaid", count),
    })),
  ),
);

/** Those that wait for the shop the oldest first, others the newest. */
export const fetchShopOrders = getCall("orders/list", {
  query: ({ list: name, words, page: number, pageSize }: ShopOrdersParams) => ({
    list: lists[name],
    words,
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): ShopOrders => ({ ...orderPage(value, context), counts: countsBeside(value, context) }),
});

export const shopOrdersQuery = defineQuery(fetchShopOrders, {
  key: "shop-orders",
  freshMs: 5 * second,
  staleAfter: ["shop-order-change", "shop-after-sales-change"],
});

/** The orders that wait at the counter for a customer's code, hardly ever more than one. Wrong codes are counted. */
export const findPickup = getCall("orders/pickup", {
  query: ({ code }: { readonly code: string }) => ({ code }),
  decode: list(shopOrder),
});
