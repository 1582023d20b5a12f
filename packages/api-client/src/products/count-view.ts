import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** A shopper looks at a product. An extension: only where the site configuration's `extensions` have `views`. */
export const countView = postCall("goods/view", {
  body: (productId: number) => ({ goods_id: productId }),
  decode: nothing,
});
