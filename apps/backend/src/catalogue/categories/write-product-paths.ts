import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { sql } from "../../platform/store/sql.ts";
import { type CategoryPath } from "./category-tree.ts";

/** Where the products of a category stand from now on. */
export interface Placement {
  /** They stand in it itself, not below it. */
  readonly categoryId: number;
  readonly path: CategoryPath;
}

/** A branch of many products is moved as a whole, or not at all: longer than other statements may take. */
const maxSeconds = 120;

/**
 * Writes the products of categories below where they stand now; deleted ones too, whose pages still name the way to them.
 * The rows are locked in the order of their ids, as orders do.
 */
export async function writeProductPaths(tx: Executor, placements: readonly Placement[]): Promise<number> {
  const column = (at: 0 | 1 | 2) => sql`${sql.param(placements.map(({ path }) => path[at]))}::integer[]`;
  await tx.execute(sql.raw(`set local statement_timeout = '${maxSeconds}s'`));
  const { rowCount } = await tx.execute(sql`
    with placed as materialized (
      select ${products.id} as product_id, placement.first_id, placement.second_id, placement.third_id
      from ${products}
      join unnest(
        ${sql.param(placements.map(({ categoryId }) => categoryId))}::integer[], ${column(0)}, ${column(1)}, ${column(2)}
      ) as placement (category_id, first_id, second_id, third_id)
      on placement.category_id =
        coalesce(${products.thirdCategoryId}, ${products.secondCategoryId}, ${products.firstCategoryId})
      where (${products.firstCategoryId}, ${products.secondCategoryId}, ${products.thirdCategoryId})
        is distinct from (placement.first_id, placement.second_id, placement.third_id)
      order by ${products.id}
      for no key update of ${products}
    )
    update ${products} set
      first_category_id = placed.first_id,
      second_category_id = placed.second_id,
      third_category_id = placed.third_id
    from placed where ${products.id} = placed.product_id`);
  return rowCount ?? 0;
}
