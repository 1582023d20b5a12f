import { marketplace } from "@plaza/demo-marketplace";
import { expect, test } from "vitest";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { and, eq, isNotNull, sql } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

onEachStore("the demo's offers", (backend) => {
  const described = marketplace.departments.flatMap((department) => department.products);
  const all = [...described, ...marketplace.resales];
  const idOf = (key: string) => all.findIndex((product) => product.key === key) + 1;

  test("exactly the products that are the same article are one in the demo", async () => {
    const { db } = backend;
    const rows = await db
      .select({ id: products.id, articleId: products.articleId })
      .from(products)
      .where(isNotNull(products.articleId));
    const grouped = new Map(rows.map(({ id, articleId }) => [id, articleId]));
    const expected = new Map<number, number>();
    for (const { key, sameAs = key } of marketplace.resales) {
      expected.set(idOf(key), idOf(sameAs));
      expected.set(idOf(sameAs), idOf(sameAs));
    }
    expect(grouped).toEqual(expected);
  });

  test("each variant of an article is offered by all its merchants, whether they go by barcode or maker's number", async () => {
    const { db } = backend;
    const byNumber = await db
      .select({ id: skus.id })
      .from(skus)
      .where(and(isNotNull(skus.makerNumber), sql`barcode is null`));
    expect(byNumber.length).toBeGreaterThan(10);
    const articles = Map.groupBy(marketplace.resales, ({ sameAs }) => sameAs ?? "");
    for (const [key, others] of articles) {
      const answer = await backend.ask(`goods/offers?goods_id=${idOf(key)}`);
      const lists = listOf(recordOf(answer.data)["lists"]);
      const variants = await db
        .select({ id: skus.id })
        .from(skus)
        .where(eq(skus.productId, idOf(key)));
      expect(new Set(lists.map(({ item_id }) => item_id)), key).toEqual(new Set(variants.map(({ id }) => id)));
      for (const { offers } of lists) expect(listOf(offers), key).toHaveLength(others.length + 1);
    }
  });
});
