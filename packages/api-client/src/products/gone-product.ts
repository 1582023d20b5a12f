import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, optional, record } from "../wire/decode.ts";
import { type Named, named } from "../wire/id-name.ts";
import { id, text } from "../wire/scalars.ts";

/** What a product was that is sold no longer. */
export interface GoneProduct extends Named {
  /** Null where it cannot be visited either. */
  readonly shop: Named | null;
  /** From the top of the category tree down to the product's category. */
  readonly categoryPath: readonly Named[];
}

/** Only where the site configuration announces `gone_products`. */
export const fetchGoneProduct = getCall("goods/gone", {
  query: (productId: number) => ({ goods_id: productId }),
  decode: record((field): GoneProduct => ({
    id: field("id", id),
    name: field("name", text),
    shop: field("shop", optional(named)),
    categoryPath: field("category_path", list(named)),
  })),
  // It fails for one reason alone.
  notFound: ({ code }) => code === 0,
});

export const goneProductQuery = defineQuery(fetchGoneProduct, {
  key: "gone-product",
  freshMs: minute,
  sharedMs: 10 * second,
});
