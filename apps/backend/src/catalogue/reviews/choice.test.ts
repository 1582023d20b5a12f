import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Language } from "../../platform/store/language.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { inArray, type SQL, sql } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { sell } from "../../test-support/stage.ts";
import { readReviews, reviewsQuery } from "./read-reviews.ts";
import { reviewOrders } from "./review-choice.ts";
import { isForeign } from "./review-filter.ts";

interface Written {
  readonly stars: number;
  readonly body: string;
  readonly language: Language | null;
  readonly helpful: number;
  readonly hasImage: boolean;
  readonly isVisible: boolean;
}

const written = fc.record({
  stars: fc.integer({ min: 1, max: 5 }),
  body: fc.constantFrom("", "好", "Good"),
  language: fc.constantFrom<(Language | null)[]>("en", "zh", "ko", null),
  helpful: fc.integer({ min: 0, max: 3 }),
  hasImage: fc.boolean(),
  isVisible: fc.boolean(),
});
const choice = fc.record({
  type: fc.integer({ min: 0, max: 4 }),
  stars: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  withText: fc.boolean(),
  ownLanguage: fc.boolean(),
  sort: fc.constantFrom(...reviewOrders),
  language: fc.constantFrom<("en" | "ko")[]>("en", "ko"),
  pageSize: fc.integer({ min: 1, max: 4 }),
});

const tabs: readonly ((each: Written) => boolean)[] = [
  () => true,
  ({ hasImage }) => hasImage,
  ({ stars }) => stars > 3,
  ({ stars }) => stars === 3,
  ({ stars }) => stars < 3,
];

onEachStore("reviews that a reader chooses", (backend) => {
  test("reviews are chosen, counted and ordered as plain code does it, page by page", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(written, { maxLength: 14 }), choice, async (rows, wanted) => {
        const { productId } = await sell(backend.db);
        if (rows.length > 0) {
          await backend.db.insert(reviews).values(
            rows.map(({ stars, body, language, helpful, hasImage, isVisible }) => ({
              productId,
              nickname: "m***a",
              productStars: stars,
              descriptionStars: 5,
              serviceStars: 5,
              deliveryStars: 5,
              body,
              language,
              helpfulCount: helpful,
              images: hasImage ? ["uploads/a.webp"] : [],
              isVisible,
            })),
          );
        }
        const shown = rows.map((row, index) => ({ ...row, index })).filter(({ isVisible }) => isVisible);
        const isOwn = ({ body, language }: Written) => body === "" || language === null || language === wanted.language;
        const inTab = tabs[wanted.type] ?? (() => true);
        const hasStars = ({ stars }: Written) => wanted.stars.length === 0 || wanted.stars.includes(stars);
        const hasText = ({ body }: Written) => !wanted.withText || body !== "";
        const inLanguage = (each: Written) => !wanted.ownLanguage || isOwn(each);
        const all = [inTab, hasStars, hasText, inLanguage];
        const without = (left: unknown, more: (each: Written) => boolean = () => true) =>
          shown.filter((each) => more(each) && all.every((has) => has === left || has(each))).length;

        const query = new URLSearchParams({
          goods_id: String(productId),
          type: String(wanted.type),
          stars: wanted.stars.join(","),
          with_text: wanted.withText ? "1" : "0",
          own_language: wanted.ownLanguage ? "1" : "0",
          sort: wanted.sort,
        });
        const { language } = wanted;
        const facets = await backend.ask(`goods_comment/facets?${query}`, { language });
        expect(facets.data).toMatchObject({
          count: without(null),
          with_text: without(hasText, ({ body }) => body !== ""),
          own_language: without(inLanguage, isOwn),
          stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: without(hasStars, (each) => each.stars === stars) })),
          comment: tabs.map((tab, id) => ({ id, count: without(inTab, tab) })),
        });

        const compare = {
          newest: () => 0,
          helpful: (one: Written, other: Written) => other.helpful - one.helpful,
          highest: (one: Written, other: Written) => other.stars - one.stars,
          lowest: (one: Written, other: Written) => one.stars - other.stars,
        }[wanted.sort];
        const expected = shown
          .filter((each) => all.every((has) => has(each)))
          .toSorted(
            (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || compare(one, other) || other.index - one.index,
          )
          .map(({ stars, body, helpful }) => [stars, body, helpful]);
        const found: unknown[] = [];
        for (let page = 1; page === 1 || found.length < expected.length; page++) {
          const call = `goods_comment/lists?${query}&page_no=${page}&page_size=${wanted.pageSize}`;
          const { lists, count, more } = recordOf((await backend.ask(call, { language })).data);
          const got = listOf(lists).map((each) => [each["goods_comment"], each["comment"], each["helpful_num"]]);
          expect(got.length).toBe(Math.min(wanted.pageSize, Math.max(0, expected.length - found.length)));
          found.push(...got);
          expect(count).toBe(expected.length);
          expect(more).toBe(found.length < expected.length ? 1 : 0);
        }
        expect(found).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ["stars=9", "all"],
    ["stars=0", "all"],
    ["stars=x,-1,1e9", "all"],
    ["stars=5,5,5", "five"],
    ["stars[]=5", "five"],
    ["with_text=yes", "all"],
    ["own_language=1", "all"],
    ["sort=price;drop", "all"],
    ["sort=constructor", "all"],
  ])("a choice of reviews that makes no sense is none: %s", async (query, kind) => {
    const { productId } = await sell(backend.db);
    const stars = { descriptionStars: 5, serviceStars: 5, deliveryStars: 5 };
    await backend.db
      .insert(reviews)
      .values([5, 1].map((productStars) => ({ productId, nickname: "a", productStars, body: "x", ...stars })));
    // Nobody names a language.
    const { lists } = recordOf((await backend.ask(`goods_comment/lists?goods_id=${productId}&${query}`)).data);
    expect(listOf(lists).map((each) => each["goods_comment"])).toEqual(kind === "five" ? [5] : [1, 5]);
    const facets = await backend.ask(`goods_comment/facets?goods_id=${productId}&${query}`);
    expect(facets.data).toMatchObject({ count: kind === "five" ? 1 : 2 });
  });

  test("the facets of no product are none, and those without a product are rejected", async () => {
    expect((await backend.ask("goods_comment/facets?goods_id=99999999")).data).toMatchObject({ count: 0 });
    expect(await backend.ask("goods_comment/facets")).toMatchObject({ status: 200, code: 0 });
  });

  const writeMany = (productId: number, count: number) =>
    backend.db.execute(sql`
      insert into reviews (product_id, nickname, product_stars, description_stars, service_stars, delivery_stars, body,
        language, helpful_count)
      select ${productId}, 'a', 1 + number % 5, 5, 5, 5, 'x', (array['en', 'zh', 'ja', 'ko'])[1 + number % 4], number % 97
      from generate_series(1, ${count}::integer) as number`);
  const planOf = async (wanted: Parameters<typeof reviewsQuery>[1], more?: SQL) => {
    const query = reviewsQuery(backend.db, wanted, more, { size: 10, offset: 0 }).getSQL();
    const { rows } = await backend.db.execute<Record<string, string>>(sql`explain ${query}`);
    return rows.flatMap((row) => Object.values(row)).join("\n");
  };
  const all = { tab: 0, stars: [], withText: true, language: null };
  let reviewed = 0;
  let seldom = 0;
  beforeAll(async () => {
    // One product of many reviews, so that the planner would rather not read them all, and one at another shop with few.
    reviewed = (await sell(backend.db)).productId;
    seldom = (await sell(backend.db)).productId;
    await writeMany(reviewed, 100_000);
    await writeMany(seldom, 300);
    const article = inArray(products.id, [reviewed, seldom]);
    await backend.db.update(products).set({ articleId: 876_543 }).where(article);
    await backend.db.execute(sql`analyze reviews, products`);
  });

  test("of a late page of an article's reviews, only the page itself is joined with what is shown beside it", async () => {
    const wanted = { productId: reviewed, pooled: true, choice: all, order: "helpful", first: null } as const;
    const query = reviewsQuery(backend.db, wanted, undefined, { size: 10, offset: 4000 }).getSQL();
    const { rows } = await backend.db.execute<Record<string, string>>(
      sql`explain (analyze, costs off, timing off, summary off) ${query}`,
    );
    const top = rows.flatMap((row) => Object.values(row)).find((line) => /Sort|Join|Nested Loop/.test(line));
    expect(top).toMatch(/actual rows=10(?:\.00)? /);
  });

  test.each([
    ["newest", "reviews_product"],
    ["helpful", "reviews_by_helpful"],
    ["highest", "reviews_by_stars"],
    ["lowest", "reviews_by_fewest_stars"],
  ] as const)("of 100 000 reviews the %s come from the index %s, in its order", async (order, index) => {
    for (const [stars, more] of [
      [[], undefined],
      [[5, 4], isForeign("en")],
    ] as const) {
      const choice = { tab: 0, stars, withText: true, language: null };
      const plan = await planOf({ productId: reviewed, choice, order, first: null }, more);
      // Where nearly all of the table is one product's, the order of its keys is as good as the index of the newest.
      if (order !== "newest") expect(plan).toContain(`using ${index}`);
      expect(plan).not.toContain("Sort");
    }
    if (order === "newest") {
      expect(await planOf({ productId: seldom, choice: all, order, first: null })).toContain(`using ${index}`);
    }
    // Of several products each has its first ones from the index.
    const pooled = await planOf({ productId: reviewed, pooled: true, choice: all, order, first: null });
    expect(pooled).toMatch(order === "newest" ? /using reviews_(?:product|pkey)/ : `using ${index}`);
    const choice = { tab: 0, stars: [3], withText: false, language: null };
    const page = await readReviews(
      backend.db,
      { productId: reviewed, choice, order, first: "ja" },
      { size: 10, offset: 4995 },
    );
    expect(page.total).toBe(20_000);
    // The reader's own end in the middle of this page.
    expect(page.rows.map(({ review }) => review.language === "ja")).toEqual([
      ...Array<boolean>(5).fill(true),
      ...Array<boolean>(5).fill(false),
    ]);
  });
});
