import fc from "fast-check";
import { expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { eq, inArray } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { openShop } from "../../test-support/stage.ts";

const articleId = 987_654;

const written = fc.record({ at: fc.nat({ max: 3 }), stars: fc.integer({ min: 1, max: 5 }), isVisible: fc.boolean() });

onEachStore("reviews of an article at several merchants", (backend) => {
  const data = async (call: string) => recordOf((await backend.ask(call)).data);

  /** One article at three shops, of which the last has taken it off the shelf, and something else. */
  async function stage() {
    const shopIds = [
      await openShop(backend.db, { name: "Alder" }),
      await openShop(backend.db, { name: "Birch" }),
      await openShop(backend.db),
    ];
    const ids = await Promise.all(
      shopIds.map((shopId, at) => putOnSale(backend.db, { name: "Hamper", fields: { shopId, isOnShelf: at !== 2 } })),
    );
    await backend.db.update(products).set({ articleId }).where(inArray(products.id, ids));
    return [...ids, await putOnSale(backend.db, { name: "Creel", fields: { shopId: shopIds[0] ?? 0 } })];
  }

  async function write(
    ids: readonly number[],
    rows: readonly (typeof written extends fc.Arbitrary<infer Row> ? Row : never)[],
  ) {
    await backend.db.delete(reviews).where(inArray(reviews.productId, [...ids]));
    if (rows.length === 0) return;
    await backend.db.insert(reviews).values(
      rows.map(({ at, stars, isVisible }) => ({
        productId: ids[at] ?? 0,
        nickname: "m***a",
        productStars: stars,
        descriptionStars: 5,
        serviceStars: 5,
        deliveryStars: 5,
        body: "Holds",
        isVisible,
      })),
    );
  }

  test("every count of pooled reviews is the number of rows that can be read, each with its shop", async () => {
    const ids = await stage();
    const [asked] = ids;
    await fc.assert(
      fc.asyncProperty(fc.array(written, { maxLength: 12 }), async (rows) => {
        await write(ids, rows);
        for (const [more, indexes] of [
          ["", [0]],
          ["&article=1&own_shop=1", [0]],
          ["&article=1", [0, 1]],
        ] as const) {
          const shown = rows.filter(({ at, isVisible }) => isVisible && indexes.some((index) => index === at));
          const list = await data(`goods_comment/lists?goods_id=${asked}${more}&page_size=100`);
          const facets = await data(`goods_comment/facets?goods_id=${asked}${more}`);
          const tabs = await data(`goods_comment/category?goods_id=${asked}${more}`);
          expect(listOf(list["lists"]).length).toBe(shown.length);
          expect([list["count"], facets["count"], listOf(tabs["comment"])[0]?.["count"]]).toEqual(
            Array.from({ length: 3 }, () => shown.length),
          );
          const ofShop = rows.filter(({ at, isVisible }) => isVisible && at === 0).length;
          expect(facets["own_shop"]).toBe(more === "" ? undefined : ofShop);
          const names = listOf(list["lists"]).map((each) => each["shop_name"]);
          const expected = shown.map(({ at }) => (more === "" ? undefined : ["Alder", "Birch"][at]));
          for (const name of [undefined, "Alder", "Birch"])
            expect(names.filter((each) => each === name).length).toBe(expected.filter((each) => each === name).length);
        }
        const detail = await data(`goods/getGoodsDetail?goods_id=${asked}&view=0`);
        const own = rows.filter(({ at }) => at === 0);
        const all = rows.filter(({ at }) => at < 2);
        const average = (of: typeof rows) =>
          of.length === 0 ? 0 : Math.round((of.reduce((sum, { stars }) => sum + stars, 0) / of.length) * 100) / 100;
        expect(detail["comment"]).toMatchObject({ goods_comment: average(own) });
        if (own.length === all.length) expect(detail).not.toHaveProperty("article_comment");
        else
          expect(detail["article_comment"]).toMatchObject({
            goods_comment: average(all),
            count: all.filter(({ isVisible }) => isVisible).length,
            shops: new Set(all.map(({ at }) => at)).size,
          });
      }),
      { numRuns: 12 },
    );
    await backend.db.delete(reviews).where(inArray(reviews.productId, ids));
    await backend.db.delete(products).where(eq(products.articleId, articleId));
  });

  test.each(["article=x", "article=-1", "article[]=1", "article=1&own_shop=maybe", "article=1&goods_id=0"])(
    "reviews that are asked for with %s are never an error of the server",
    async (query) => {
      const answer = await backend.ask(`goods_comment/lists?goods_id=99999999&${query}`);
      expect(answer.status).toBe(200);
      expect([0, 1]).toContain(answer.code);
    },
  );
});
