import { fetchProductDetail, fetchReviewOverview, fetchReviews } from "@plaza/api-client";
import { expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq, inArray } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { rateShops } from "./rate-shops.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { noImage } from "../../test-support/no-image.ts";

type ReviewRow = typeof reviews.$inferInsert;

function review(productId: number, stars: number, changes: Partial<ReviewRow> = {}): ReviewRow {
  return {
    productId,
    nickname: "m***a",
    productStars: stars,
    descriptionStars: stars,
    serviceStars: stars,
    deliveryStars: stars,
    ...changes,
  };
}

onEachStore("reviews", (backend) => {
  const client = (locale: "en" | "ja" = "en") => backend.client({ locale });
  const page = { page: 1, pageSize: 100 } as const;

  test("reviews are counted by tab, and read by tab", async () => {
    const { db } = backend;
    const productId = await putOnSale(db, { name: "Kettle" });
    await db
      .insert(reviews)
      .values([
        review(productId, 5),
        review(productId, 4, { images: ["uploads/a.webp"] }),
        review(productId, 3),
        review(productId, 2),
        review(productId, 1, { images: ["uploads/b.webp", "uploads/c.webp"] }),
        review(productId, 5),
        review(productId, 1, { isVisible: false }),
        review(productId, 1, { deletedAt: new Date(), images: ["uploads/d.webp"] }),
      ]);
    expect(await fetchReviewOverview(client(), productId)).toEqual({
      positiveRatio: 0.5,
      counts: { all: 6, images: 2, good: 3, medium: 1, bad: 2 },
    });
    const stars = async (filter: "all" | "images" | "good" | "medium" | "bad") =>
      (await fetchReviews(client(), { productId, filter, ...page })).items.map((each) => each.stars);
    expect(await stars("all")).toEqual([5, 1, 2, 3, 4, 5]);
    expect(await stars("images")).toEqual([1, 4]);
    expect(await stars("good")).toEqual([5, 4, 5]);
    expect(await stars("medium")).toEqual([3]);
    expect(await stars("bad")).toEqual([1, 2]);
    const second = await fetchReviews(client(), { productId, filter: "all", page: 2, pageSize: 4 });
    expect(second).toMatchObject({ total: 6, hasMore: false, items: [{ stars: 4 }, { stars: 5 }] });
  });

  test("a review whose writer has deleted the account is a deleted customer's, in the reader's language", async () => {
    const { db } = backend;
    const productId = await putOnSale(db, { name: "壶" });
    await db.insert(reviews).values(review(productId, 5, { nickname: "" }));
    for (const [locale, nickname] of [
      ["en", "Deleted customer"],
      ["ja", "退会したユーザー"],
    ] as const) {
      const { items } = await fetchReviews(client(locale), { productId, filter: "all", ...page });
      expect(items).toMatchObject([{ nickname }]);
    }
  });

  test("reviews keep their language, whatever that of the reader", async () => {
    const { db } = backend;
    const productId = await putOnSale(db, { name: "壶", translations: { en: "Pot" } });
    await db.insert(reviews).values(
      review(productId, 5, {
        body: "とても良い",
        language: "ja",
        reply: "ありがとうございます",
        repliedAt: new Date("2026-03-05T05:06:07Z"),
        skuLabel: "红,大",
        translations: { en: { skuLabel: "Red,Large" } },
        images: ["uploads/a.webp"],
        createdAt: new Date("2026-03-04T05:06:07Z"),
      }),
    );
    const raw = recordOf((await backend.ask(`goods_comment/lists?goods_id=${productId}`, { language: "en" })).data);
    expect(listOf(raw["lists"])).toEqual([
      {
        id: expect.any(Number),
        goods_comment: 5,
        create_time: "2026-03-04 13:06:07",
        comment: "とても良い",
        avatar: noImage,
        nickname: "m***a",
        goods_name: "Pot",
        reply: "ありがとうございます",
        reply_time: "2026-03-05 13:06:07",
        helpful_num: 0,
        follow_up: "",
        follow_up_time: "",
        follow_up_images: [],
        edited: 0,
        spec_value_str: "Red,Large",
        spec_values: [],
        image: [`${backend.url}/uploads/a.webp`],
        lang: "ja",
      },
    ]);
    const [decoded] = (await fetchReviews(client("ja"), { productId, filter: "all", ...page })).items;
    expect(decoded).toMatchObject({ language: "ja", skuLabel: "红,大", text: "とても良い", avatar: null });
  });

  test("reviews in the reader's language come first, over all pages, and the others follow", async () => {
    const { db } = backend;
    const productId = await putOnSale(db, { name: "Kettle" });
    const written = (body: string, language: ReviewRow["language"], stars = 5) =>
      review(productId, stars, { body, ...(language == null ? {} : { language }) });
    await db
      .insert(reviews)
      .values([
        written("en 1", "en"),
        written("ja 1", "ja", 1),
        written("zh 1", "zh"),
        written("ja 2", "ja"),
        written("", "ko"),
        written("unknown", null),
        written("en 2", "en", 1),
      ]);
    const list = async (language?: "en" | "ja" | "ko", rest = "") => {
      const call = `goods_comment/lists?goods_id=${productId}${rest}`;
      const { lists, count } = recordOf((await backend.ask(call, { language })).data);
      return { count, bodies: listOf(lists).map(({ comment }) => comment) };
    };
    const en = ["en 2", "unknown", "", "en 1", "ja 2", "zh 1", "ja 1"];
    expect(await list("en")).toEqual({ count: 7, bodies: en });
    expect((await list("ja")).bodies).toEqual(["unknown", "", "ja 2", "ja 1", "en 2", "zh 1", "en 1"]);
    expect((await list("ko")).bodies).toEqual(["unknown", "", "en 2", "ja 2", "zh 1", "ja 1", "en 1"]);
    const newestFirst = ["en 2", "unknown", "", "ja 2", "zh 1", "ja 1", "en 1"];
    expect(await list()).toEqual({ count: 7, bodies: newestFirst });

    const pages = await Promise.all([1, 2, 3].map((page) => list("en", `&page_size=3&page_no=${page}`)));
    expect(pages.flatMap(({ bodies }) => bodies)).toEqual(en);
    expect(pages.map(({ count }) => count)).toEqual([7, 7, 7]);
    expect(await list("ja", "&type=4")).toEqual({ count: 2, bodies: ["ja 1", "en 2"] });
    expect(await list("en", "&type=4")).toEqual({ count: 2, bodies: ["en 2", "ja 1"] });
  });

  test("reviews are summed up on the product's page", async () => {
    const { db } = backend;
    const productId = await putOnSale(db, { name: "Kettle" });
    const summary = async () =>
      recordOf(recordOf((await backend.ask(`goods/getGoodsDetail?goods_id=${productId}`)).data)["comment"]);
    expect(await summary()).toEqual({ percent: "100%", goods_comment: 0, one: [], count: 0 });
    await db
      .insert(reviews)
      .values([
        review(productId, 5),
        review(productId, 4),
        review(productId, 3, { body: "Newest", images: ["uploads/a.webp"] }),
        review(productId, 1, { isVisible: false }),
      ]);
    expect(await summary()).toEqual({
      percent: "66.67%",
      // Of all four: who hides a review does not change what was given.
      goods_comment: 3.25,
      one: {
        id: expect.any(Number),
        goods_comment: 3,
        create_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        comment: "Newest",
        avatar: noImage,
        nickname: "m***a",
        goods_name: "Kettle",
        image: [`${backend.url}/uploads/a.webp`],
        lang: "",
      },
      count: 3,
    });
    expect((await fetchProductDetail(client(), productId)).reviewSummary).toEqual({
      positiveRatio: 0.6667,
      averageStars: 3.3,
      count: 3,
      shops: null,
    });
  });

  test("reviews rate the shop", async () => {
    const { db } = backend;
    const [shop] = await db.insert(shops).values({ name: "Kettles", score: 4.9, stars: 2 }).returning();
    const shopId = shop?.id ?? 0;
    const rated = async () => {
      await rateShops(db, [shopId]);
      const { score, stars, serviceScore: service, deliveryScore: delivery } = shops;
      const [row] = await db.select({ score, stars, service, delivery }).from(shops).where(eq(shops.id, shopId));
      return row;
    };
    expect(await rated()).toEqual({ score: 4.9, stars: 2, service: null, delivery: null });
    const first = await putOnSale(db, { name: "Kettle", fields: { shopId } });
    const second = await putOnSale(db, { name: "Pan", fields: { shopId } });
    await db
      .insert(reviews)
      .values([
        review(first, 5, { serviceStars: 4, deliveryStars: 3 }),
        review(first, 4, { deletedAt: new Date() }),
        review(second, 4, { isVisible: false }),
      ]);
    expect(await rated()).toEqual({ score: 4.3, stars: 4, service: 4, delivery: 3.7 });
    const detail = await fetchProductDetail(client(), first);
    expect(detail.shop).toMatchObject({ score: 4.3, stars: 4 });
    await db.delete(reviews).where(inArray(reviews.productId, [first, second]));
    expect(await rated()).toEqual({ score: 4.3, stars: 4, service: 4, delivery: 3.7 });
  });

  test("reviews of a product that nobody has reviewed, and of no product, are none", async () => {
    const productId = await putOnSale(backend.db, { name: "Kettle" });
    for (const id of [String(productId), "99999", "99999999999999999999"]) {
      const tabs = await backend.ask(`goods_comment/category?goods_id=${id}`);
      expect(tabs.data).toEqual({
        percent: "100%",
        comment: [
          { id: 0, name: "全部", count: 0 },
          { id: 1, name: "晒图", count: 0 },
          { id: 2, name: "好评", count: 0 },
          { id: 3, name: "中评", count: 0 },
          { id: 4, name: "差评", count: 0 },
        ],
      });
      const list = await backend.ask(`goods_comment/lists?goods_id=${id}&page_size=10`);
      expect(list.data).toEqual({ lists: [], count: 0, more: 0, page_no: 1, page_size: 10 });
    }
  });

  test.each(["", "goods_id=", "goods_id=x", "goods_id=0", "goods_id[]=1"])(
    "reviews want a product: ?%s",
    async (query) => {
      for (const call of ["goods_comment/category", "goods_comment/lists"]) {
        expect(await backend.ask(`${call}?${query}`)).toMatchObject({ status: 200, code: 0, data: [] });
      }
    },
  );

  test("reviews of an unknown tab are all of them", async () => {
    const [row] = await backend.db.select({ id: reviews.productId }).from(reviews).limit(1);
    const countOf = async (type: string) =>
      recordOf((await backend.ask(`goods_comment/lists?goods_id=${row?.id}&type=${type}`)).data)["count"];
    const all = await countOf("0");
    for (const type of ["", "9", "-1", "x", "99999999999999999999"]) expect(await countOf(type)).toBe(all);
  });

  test("reviews disappear with their product", async () => {
    const { db } = backend;
    const productId = await putOnSale(db, { name: "Kettle" });
    await db.insert(reviews).values(review(productId, 5));
    await db.delete(products).where(eq(products.id, productId));
    expect(await db.$count(reviews, eq(reviews.productId, productId))).toBe(0);
  });
});
