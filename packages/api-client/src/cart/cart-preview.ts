import { postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import type { Decoder } from "../wire/decode.ts";
import { type Cart, cart } from "./cart.ts";
import type { CartLine } from "./cart-line.ts";

/** A line of a cart that the platform does not keep. */
export interface PreviewedLine {
  readonly skuId: number;
  readonly quantity: number;
}

function withSkuAsId(line: CartLine): CartLine {
  return { ...line, id: line.skuId };
}

/** The id of a line is its SKU's. */
export const bySku: Decoder<Cart> = (value, context) => {
  const read = cart(value, context);
  return { ...read, shops: read.shops.map((shop) => ({ ...shop, lines: shop.lines.map(withSkuAsId) })) };
};

/**
 * What such a cart looks like now: names, prices, stock. Lines of products that are gone for good are left out. An
 * extension: only where the site configuration announces `cart_preview`.
 */
export const previewCart = postCall("cart/preview", {
  body: (lines: readonly PreviewedLine[]) => ({
    goods: JSON.stringify(lines.map(({ skuId, quantity }) => ({ item_id: skuId, goods_num: quantity }))),
  }),
  decode: bySku,
});

export const cartPreviewQuery = defineQuery(previewCart, { key: "cart-preview", freshMs: 10 * second });
