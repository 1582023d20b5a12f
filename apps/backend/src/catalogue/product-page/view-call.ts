import type { CallContext } from "../../platform/http/call.ts";
import { requiredId } from "../../platform/http/required-id.ts";

/**
 * `goods/view` (the extension `views`): a shopper looks at a product, whose page may have been made for another. A product
 * that is not there is dropped when the counts are written.
 */
export function handleView({ body, productViews }: CallContext): Promise<readonly never[]> {
  productViews.add(requiredId(body, "goods_id"));
  return Promise.resolve([]);
}
