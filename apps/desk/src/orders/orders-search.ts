import type { DeliveryKind } from "@plaza/api-client";
import type { ShopOrderFilter, ShopOrderList } from "@plaza/api-client/desk";
import { positiveInteger } from "@plaza/routing";
import { type ListSearch, listSearch } from "../searches.ts";
import { endOfDay, startOfDay } from "../shared/platform-days.ts";

export const orderLists: readonly [ShopOrderList, ...ShopOrderList[]] = [
  "toSend",
  "toPickUp",
  "sent",
  "cashDue",
  "completed",
  "unpaid",
  "closed",
  "all",
];
export const deliveryKinds = ["express", "pickup", "virtual"] as const satisfies readonly DeliveryKind[];

/** Which orders an address shows; what is absent does not narrow them. */
export interface OrdersSearch extends ListSearch<ShopOrderList> {
  /** Days on which they were ordered, as `YYYY-MM-DD`, both of them included. */
  readonly from?: string;
  readonly until?: string;
  /** A way of paying, as the platform calls it. */
  readonly pay?: string;
  readonly delivery?: DeliveryKind;
}

/** What stands beside the list and the words in an address. */
export const orderFilterNames = ["from", "until", "pay", "delivery"] as const;

const maxTextLength = 50;
const readList = listSearch(orderLists);

export function ordersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  const text = (name: string): string => {
    const value = search[name];
    return typeof value === "string" ? value.trim().slice(0, maxTextLength) : "";
  };
  const day = (name: string): string => (startOfDay(text(name)) === undefined ? "" : text(name));
  const texts = { from: day("from"), until: day("until"), pay: text("pay") };
  const delivery = deliveryKinds.find((each) => each === search["delivery"]);
  // A number of an order that somebody has typed into an address.
  const words = typeof search["words"] === "number" ? String(search["words"]) : search["words"];
  return {
    ...readList({ ...search, words }),
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== "")),
    ...(delivery !== undefined && { delivery }),
  };
}

/** What the platform is asked for. */
export function orderFilterOf({
  list = orderLists[0],
  words,
  from,
  until,
  pay,
  delivery,
}: OrdersSearch): ShopOrderFilter {
  return { list, words, from: startOfDay(from), until: endOfDay(until), payMethod: pay, delivery };
}

/** As many as one call answers. */
const maxSlips = 100;

/** The orders whose packing slips an address shows. */
interface SlipsSearch {
  readonly ids?: string;
}

export function slipsSearch(search: Readonly<Record<string, unknown>>): SlipsSearch {
  const sent = search["ids"];
  // One alone is read as a number.
  const ids = slipIds({ ids: typeof sent === "number" ? String(sent) : typeof sent === "string" ? sent : "" });
  return ids.length === 0 ? {} : { ids: ids.join(",") };
}

export function slipIds({ ids = "" }: SlipsSearch): readonly number[] {
  const read = ids.split(",").flatMap((each) => positiveInteger(each) ?? []);
  return [...new Set(read)].slice(0, maxSlips);
}
