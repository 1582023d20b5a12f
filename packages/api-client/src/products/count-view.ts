import type { ApiClient } from "../api-client.ts";

/** A shopper looks at a product. An extension: only where the site configuration's `extensions` have `views`. */
export function countView(api: ApiClient, productId: number): Promise<void> {
  return api.tell("goods/view", { goods_id: productId });
}
