import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import type { DeliveryKind } from "../checkout/delivery-kind.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { count, requiredCount, text } from "../wire/scalars.ts";
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
  /** The ways of paying that a list can be narrowed down to, with their names. */
  readonly payMethods: readonly { readonly method: string; readonly name: string }[];
}

/** What a list of orders is narrowed down to. */
export interface ShopOrderFilter {
  readonly list: ShopOrderList;
  /**
   * The beginning of a number, of a telephone, or of the shop's own number of what was ordered; or a part of the name of the
   * recipient or of a product.
   */
  readonly words?: string | undefined;
  /** When it was ordered, as epoch milliseconds; the end is no longer part of it. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** One of `payMethods`. */
  readonly payMethod?: string | undefined;
  readonly delivery?: DeliveryKind | undefined;
  /** Of these alone. */
  readonly ids?: readonly number[] | undefined;
}

export interface ShopOrdersParams extends ShopOrderFilter {
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

const payMethodsBeside: Decoder<ShopOrders["payMethods"]> = record(
  (field) =>
    field(
      "pay_methods",
      optional(list(record((each) => ({ method: each("method", text), name: each("name", text) })))),
    ) ?? [],
);

const instantText = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

function filterQuery({ list: name, words, from, until, payMethod, delivery, ids }: ShopOrderFilter) {
  return {
    list: lists[name],
    words,
    from: instantText(from),
    until: instantText(until),
    pay_method: payMethod,
    delivery,
    ids: ids?.join(","),
  };
}

/** Those that wait for the shop the oldest first, others the newest. */
export const fetchShopOrders = getCall("orders/list", {
  query: ({ page: number, pageSize, ...filter }: ShopOrdersParams) => ({
    ...filterQuery(filter),
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): ShopOrders => ({
    ...orderPage(value, context),
    counts: countsBeside(value, context),
    payMethods: payMethodsBeside(value, context),
  }),
});

export const shopOrdersQuery = defineQuery(fetchShopOrders, {
  key: "shop-orders",
  freshMs: 5 * second,
  staleAfter: ["shop-order-change", "shop-after-sales-change"],
});

/** How many rows a file of them has; the platform refuses a file that is too large. */
export const countShopOrderRows = getCall("orders/export_size", {
  query: (filter: ShopOrderFilter) => filterQuery(filter),
  decode: record((field) => ({ rows: field("rows", requiredCount) })),
});

/** Where a file with the orders of a list is downloaded: a row for each of their lines, in a language of the desk. */
export function shopOrderExportPath(filter: ShopOrderFilter, language: string): string {
  const given = Object.entries({ ...filterQuery(filter), language }).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, value]],
  );
  return `/deskapi/orders/export?${String(new URLSearchParams(given))}`;
}

/** The orders that wait at the counter for a customer's code, hardly ever more than one. Wrong codes are counted. */
export const findPickup = getCall("orders/pickup", {
  query: ({ code }: { readonly code: string }) => ({ code }),
  decode: list(shopOrder),
});
