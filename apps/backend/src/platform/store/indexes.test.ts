import { expect, test } from "vitest";
import { brandPage } from "../../catalogue/brands/list-brands.ts";
import { orderedBy } from "../../catalogue/products/product-order.ts";
import { directoryQuery } from "../../selling/merchants/shop-directory.ts";
import { articleTurns } from "../../catalogue/content/article-turns.ts";
import { articleSorts, listArticles } from "../../catalogue/content/desk/list-articles.ts";
import { products } from "./schema/catalog.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { type SQL, sql } from "./sql.ts";

onEachStore("indexes", (backend) => {
  /** How a query is answered where an index can serve it: the demo has so few rows that sorting them is cheaper. */
  async function planOf(query: SQL): Promise<string> {
    return backend.db.transaction(async (tx) => {
      for (const way of ["seqscan", "bitmapscan", "sort", "incremental_sort"])
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      const { rows } = await tx.execute<Record<string, string>>(sql`explain ${query}`);
      return rows.flatMap((row) => Object.values(row)).join("\n");
    });
  }

  test("no index is sorted as no query asks for: PostgreSQL's own order from the last on has nulls first", async () => {
    const { rows } = await backend.db.execute<{ name: string }>(
      sql`select indexname as name from pg_indexes where schemaname = 'public' and indexdef like '%DESC NULLS LAST%'`,
    );
    expect(rows).toEqual([]);
  });

  test.each([
    ["all products", sql`true`],
    ["a category of the first level", sql`first_category_id = 1`],
    ["a category of the second level", sql`second_category_id = 11`],
    ["a category of the third level", sql`third_category_id = 111`],
  ])("%s come from an index in their own order", async (_, wanted) => {
    const order = sql.join([...orderedBy("default", products)], sql`, `);
    const plan = await planOf(sql`select id from products where is_on_sale and ${wanted} order by ${order} limit 20`);
    expect(plan).toContain("Index");
    expect(plan).not.toContain("Sort");
  });

  test("brands come from the index of their keys in its order, and how many products have one from that of products", async () => {
    const { db } = backend;
    const page = brandPage(db, { words: "", after: 1 }, 50);
    const plan = await planOf(page.getSQL());
    expect(plan).toContain("using brands_key");
    expect(plan).not.toContain("Sort");
    const counted = sql`select count(*) from products where brand_id = 1 and deleted_at is null`;
    expect(await planOf(counted)).toContain("using products_of_brand");
  });

  test.each([
    ["default", null, "shops_by_default"],
    ["sales", null, "shops_by_sales"],
    ["score", null, "shops_by_score"],
    ["newest", null, "shops_by_created"],
    ["default", 1, "shops_trade"],
  ] as const)("the street in the order %s, of the trade %s, comes from the index %s", async (order, tradeId, name) => {
    const { db } = backend;
    const plan = await planOf(directoryQuery(db, { name: "", tradeId }, order, { size: 8, offset: 0 }).getSQL());
    expect(plan).toContain(`using ${name}`);
    expect(plan).not.toContain("Sort");
  });

  test.each([
    ["newest", "articles_pkey"],
    ["readers", "articles_in_order"],
    ["not_helped", "articles_not_helped"],
  ] as const)("articles at the desk in the order %s come from the index %s", async (sort, name) => {
    expect(articleSorts).toContain(sort);
    const filter = { kind: "news", categoryId: null, words: "" } as const;
    const page = { state: null, sort, before: 5, size: 50 };
    const plan = await planOf(listArticles(backend.db, filter, page, new Date()).getSQL());
    expect(plan).toContain(`using ${name} on articles`);
    expect(plan).not.toContain("Sort");
  });

  test.each(["shown_from", "shown_until", "ticker_from", "ticker_until"])(
    "what is asked each second of %s is the end of an index",
    async (column) => {
      expect(articleTurns.topic).toBe("content");
      const plan = await planOf(
        sql`select max(${sql.identifier(column)}) from articles where ${sql.identifier(column)} <= now()`,
      );
      expect(plan).toContain(`using articles_${column}`);
    },
  );
});
