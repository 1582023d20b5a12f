import type { CallContext } from "../../platform/http/call.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { eq, type SQL, sql } from "../../platform/store/sql.ts";

/** Whose reviews are read. */
export interface ReviewedProduct {
  readonly productId: number;
  /** Those of the same article at other merchants, too: the extension `article_reviews`. */
  readonly pooled?: boolean;
}

/** The reviews of what a call asks for: of the whole article where the client names it, unless it wants the shop's own. */
export function reviewedProduct({ query }: Pick<CallContext, "query">, productId: number): ReviewedProduct {
  return { productId, pooled: query.flag("article") === true && query.flag("own_shop") !== true };
}

/** The product itself, whatever state it is in, and what other merchants have on sale of the same article. */
export function isOfProduct({ productId, pooled = false }: ReviewedProduct): SQL {
  if (!pooled) return eq(reviews.productId, productId);
  return sql`${reviews.productId} in (${productsOfArticle(productId)})`;
}

/** The ids of what {@link isOfProduct} pools. */
export function productsOfArticle(productId: number): SQL {
  return sql`select ${productId}::integer
    union
    select twin.id from ${products} as one join ${products} as twin on twin.article_id = one.article_id
    where one.id = ${productId}::integer and twin.is_on_sale`;
}
