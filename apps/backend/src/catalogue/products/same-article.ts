import { products, skus } from "../../platform/store/schema/catalog.ts";
import { type SQL, sql } from "../../platform/store/sql.ts";

/**
 * Pairs of SKUs (`one_sku`, `other_sku`) that are the same article, for the `from` of a query: they have the same
 * barcode, or the same maker's number of the same brand unless their barcodes say that they differ. Each SKU that has
 * one of them is a pair with itself. What is not sent is no article.
 */
export function sameArticle(): SQL {
  return sql`${skus} as one_sku
    join ${products} as one_product on one_product.id = one_sku.product_id and not one_product.is_virtual
    cross join lateral (
      select same.id, same.product_id from ${skus} as same where same.barcode = one_sku.barcode
      union
      select same.id, same.product_id from ${skus} as same
      join ${products} as made on made.id = same.product_id and made.brand_id = one_product.brand_id
      where same.maker_key = one_sku.maker_key and (same.barcode is null or one_sku.barcode is null)
    ) as other_sku
    join ${products} as other_product on other_product.id = other_sku.product_id and not other_product.is_virtual`;
}
