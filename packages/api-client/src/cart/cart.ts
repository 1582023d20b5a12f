import type { QueryClient } from "@tanstack/react-query";
import { type Decoder, list, record, usableRows, isRecord } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { id, text, optionalCount, nothing } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { type CartLine, cartLine } from "./cart-line.ts";
import type { ApiClient } from "../api-client.ts";
import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { staleAfter } from "../platform-event.ts";
import { defineQuery } from "../query.ts";
import { publicDataQuery } from "../site/public-data.ts";

export interface CartShop {
  readonly id: number;
  readonly name: string;
  /** Null where the platform does not say, or there is none. */
  readonly logo: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
  readonly lines: readonly CartLine[];
}

export interface Cart {
  /** The shop with the newest line first. */
  readonly shops: readonly CartShop[];
  /** In fen: what the selected lines cost, freight and coupons aside. */
  readonly totalAmount: number;
  /** Of all selected lines. */
  readonly selectedQuantity: number;
}

const shopHead = record((field) => ({
  id: field("shop_id", id),
  name: field("shop_name", text),
  logo: field("logo", image),
  selfOperated: field("type", isSelfOperated),
}));

const cartShop: Decoder<CartShop> = record((field) => ({
  ...field("shop", shopHead),
  // A line that cannot be read fails the cart, because the total would include a line that is not shown.
  lines: field("cart", list(cartLine)),
}));

/** The totals are added up here: the platform's own count lines whose stock is gone. */
export const cart: Decoder<Cart> = record((field) => {
  const shops = field("lists", usableRows(cartShop)).filter(({ lines }) => lines.length > 0);
  const selected = shops.flatMap(({ lines }) => lines).filter((line) => line.selected);
  return {
    shops,
    totalAmount: selected.reduce((total, { subtotal }) => total + subtotal, 0),
    selectedQuantity: selected.reduce((sum, { quantity }) => sum + quantity, 0),
  };
});

/** The whole cart of the customer. */
export const fetchCart = getCall("cart/lists", { decode: cart });

export const cartQuery = defineQuery(fetchCart, {
  key: "cart",
  freshMs: 10 * second,
  staleAfter: ["cart-change", "order-placed"],
});

/** The quantity is added to what the cart holds of the SKU. */
export interface CartAddition {
  readonly skuId: number;
  readonly quantity: number;
}

/** The quantities in the cart added up; null where the platform does not say. */
const cartCount: Decoder<number | null> = (value, context) =>
  isRecord(value) ? optionalCount(value["cart_num"], context) : null;

/** What became of an addition that takes as many as there are. */
export interface FilledCart {
  /** Null where the platform does not say: then it has added all of it. */
  readonly added: number | null;
  /** How many the cart has of the SKU now; null as above. */
  readonly quantity: number | null;
}

/** As {@link addToCart}; where there are not so many, as many as there are. Platforms that know no such thing reject it then. */
export const fillCart = postCall("cart/add", {
  body: ({ skuId, quantity }: CartAddition) => ({ item_id: skuId, goods_num: quantity, fill: 1 }),
  decode: (value, context): FilledCart => ({
    added: isRecord(value) ? optionalCount(value["added"], context) : null,
    quantity: isRecord(value) ? optionalCount(value["quantity"], context) : null,
  }),
});

export const addToCart = postCall("cart/add", {
  body: ({ skuId, quantity }: CartAddition) => ({ item_id: skuId, goods_num: quantity }),
  decode: cartCount,
});

/**
 * Tells a cache that a customer's cart has grown.
 *
 * @param cartCount what the platform answered to the addition: where it said how much the cart holds, nobody has to ask
 */
export function afterAddition(queryClient: QueryClient, api: ApiClient, cartCount: number | null): void {
  const { queryKey } = publicDataQuery(api);
  // An answer that is on its way may have been given before the addition.
  const isKnown = cartCount !== null && queryClient.isFetching({ queryKey }) === 0;
  if (isKnown) queryClient.setQueryData(queryKey, (known) => known && { ...known, cartCount });
  const isStale = staleAfter("cart-change");
  void queryClient.invalidateQueries({
    predicate: (query) => isStale(query) && !(isKnown && query.queryKey[0] === queryKey[0]),
  });
}

export interface CartLineChange {
  readonly lineId: number;
  /** The new quantity, not the difference. */
  readonly quantity: number;
}

export const changeCartLine = postCall("cart/change", {
  body: ({ lineId, quantity }: CartLineChange) => ({ cart_id: lineId, goods_num: quantity }),
  decode: nothing,
});

export interface CartSelection {
  /** At least one, because the platform rejects an empty list. */
  readonly lineIds: readonly number[];
  readonly selected: boolean;
}

export const selectCartLines = postCall("cart/selected", {
  body: ({ lineIds, selected }: CartSelection) => ({ cart_id: lineIds, selected: selected ? 1 : 0 }),
  decode: nothing,
});

/** At least one, because the platform rejects an empty list. */
export const deleteCartLines = postCall("cart/del", {
  body: (lineIds: readonly number[]) => ({ cart_id: lineIds }),
  decode: nothing,
});
