import { products, skus } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { sql, type SQL } from "../../platform/store/sql.ts";

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

/** Any number that no other lock has. */
const lock = 0x0ff_e25;

/**
 * Gives products that are the same article the same number, the smallest of their ids. Whoever writes a barcode, a
 * maker's number or a brand calls it in the same transaction for the products that have it.
 */
export async function groupArticles(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Two that come at once would each see only half of a group.
  await db.execute(sql`select pg_advisory_xact_lock(${lock})`);
  const { rows: before } = await db.execute<{ id: number }>(sql`
    select id from ${products} where article_id in (select article_id from ${products} where id = any(${sql.param(ids)}::int[]))`);
  const groups = await connected(db, new Set([...ids, ...before.map(({ id }) => id)]));
  const changed = JSON.stringify(groups.map(([id, article]) => ({ id, article })));
  await db.execute(sql`
    update ${products} as product set article_id = grouped.article
    from jsonb_to_recordset(${changed}::jsonb) as grouped (id integer, article integer)
    where grouped.id = product.id and product.article_id is distinct from grouped.article`);
}

/** The products, and all that are the same as one of them, each with its article; null where there is no other. */
async function connected(db: Executor, ids: Set<number>): Promise<readonly (readonly [number, number | null])[]> {
  const article = new Map([...ids].map((id) => [id, id]));
  const find = (id: number): number => {
    const above = article.get(id) ?? id;
    if (above === id) return id;
    const root = find(above);
    article.set(id, root);
    return root;
  };
  let reached: readonly number[] = [...ids];
  while (reached.length > 0) {
    const { rows } = await db.execute<{ one: number; other: number }>(sql`
      select distinct one_sku.product_id as one, other_sku.product_id as other from ${sameArticle()}
      where one_sku.product_id = any(${sql.param(reached)}::int[]) and one_sku.product_id <> other_sku.product_id`);
    reached = [...new Set(rows.map(({ other }) => other))].filter((id) => !article.has(id));
    for (const id of reached) article.set(id, id);
    for (const { one, other } of rows) {
      const [first = 0, second = 0] = [find(one), find(other)].toSorted((left, right) => left - right);
      article.set(second, first);
    }
  }
  const sizes = Map.groupBy(article.keys(), find);
  return [...article.keys()].map((id) => [id, (sizes.get(find(id))?.length ?? 0) > 1 ? find(id) : null]);
}
