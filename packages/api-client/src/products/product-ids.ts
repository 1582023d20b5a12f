import { getCall } from "../call.ts";
import { list, record } from "../wire/decode.ts";
import { id } from "../wire/scalars.ts";

export interface ProductIdsParams {
  /** The last id that is known; 0 at the start. */
  readonly after: number;
  /** At most 10,000. */
  readonly size: number;
}

const productIds = record((field) => field("ids", list(id)));

/**
 * The ids of all products that lists show, in ascending order; fewer than `size` at the end. An extension: only where
 * the site configuration's `extensions` have `product_ids`.
 */
export const fetchProductIds = getCall("goods/ids", {
  query: ({ after, size }: ProductIdsParams) => ({ after, size }),
  decode: productIds,
});
