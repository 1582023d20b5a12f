import { expect, test } from "vitest";
import { createArticleVisits } from "../content/article-visits.ts";
import { productViews } from "../../platform/store/schema/catalog.ts";
import { articles } from "../../platform/store/schema/content.ts";
import { eq } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { sell } from "../../test-support/stage.ts";
import { createProductViews } from "./product-views.ts";
import { endTest } from "../../test-support/end-test.ts";

onEachStore("views that several nodes count", (backend) => {
  test("views of products that several nodes count add up", async () => {
    const { db } = backend;
    const { productId } = await sell(db);
    const nodes = [1, 2, 3].map(() => createProductViews(db, endTest));
    for (const [index, node] of nodes.entries()) for (let view = 0; view <= index; view++) node.add(productId);
    await Promise.all(nodes.map((node) => node.close()));
    const stored = await db.select().from(productViews).where(eq(productViews.productId, productId));
    expect(stored).toEqual([{ productId, views: 1 + 2 + 3 }]);
  });

  test("views of articles that several nodes count add up", async () => {
    const { db } = backend;
    const visits = async (): Promise<number> =>
      (await db.select().from(articles).where(eq(articles.id, 1)))[0]?.visits ?? 0;
    const before = await visits();
    const nodes = [1, 2, 3].map(() => createArticleVisits(db, endTest));
    for (const node of nodes) node.add(1);
    await Promise.all(nodes.map((node) => node.close()));
    expect(await visits()).toBe(before + 3);
  });
});
