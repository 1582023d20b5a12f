import type { Job, JobContext } from "../../platform/domain/job.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { sql } from "../../platform/store/sql.ts";

/** Adds the sales of each shop up, products that are gone included. @returns how many shops have sold more or less */
export async function countShopSales(db: Executor): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${shops} set sales = sold.total
    from (
      select ${products.shopId} as shop_id, least(sum(${products.sales}), 2147483647)::integer as total
      from ${products} group by ${products.shopId}
    ) as sold
    where ${shops.id} = sold.shop_id and ${shops.sales} <> sold.total`);
  return rowCount ?? 0;
}

/** Not with each order, whose shop all others of the shop would then wait for. */
export const addUpShopSales = {
  name: "add up the sales of shops",
  everyMilliseconds: 10 * 60 * 1000,
  run: ({ db }: JobContext) => countShopSales(db),
} satisfies Job;
