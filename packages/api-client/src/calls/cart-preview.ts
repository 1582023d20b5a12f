import type { ApiClient } from "../api-client.ts";
import { type Cart, cart } from "../entities/cart.ts";
import type { CartLine } from "../entities/cart-line.ts";

/** A line of a cart that the platform does not keep. */
export interface PreviewedLine {
  readonly skuId: number;
  readonly quantity: number;
}

/**
 * What such a cart looks like now: names, prices, stock. Lines of products that are gone for good are left out; the id of
 * a line is its SKU's. An extension: only where the site configuration announces `cart_preview`.
 */
export async function previewCart(
  api: ApiClient,
  lines: readonly PreviewedLine[],
  signal?: AbortSignal,
): Promise<Cart> {
  const goods = JSON.stringify(lines.map(({ skuId, quantity }) => ({ item_id: skuId, goods_num: quantity })));
  const preview = await api.post("cart/preview", { goods }, cart, { signal });
  const asDeviceLine = (line: CartLine): CartLine => ({ ...line, id: line.skuId });
  return { ...preview, shops: preview.shops.map((shop) => ({ ...shop, lines: shop.lines.map(asDeviceLine) })) };
}
