import { fetchBanners, fetchColumnProducts, fetchHome, fetchProductColumns } from "@plaza/api-client";
import { marketplace } from "@plaza/demo-marketplace";
import { beforeAll, expect, test } from "vitest";
import type { BlockContents, ColumnChoice, HomeDocument, Picture, Target } from "../../platform/store/schema/home.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { skuPriceChanges } from "../../platform/store/schema/price-history.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { publishHome } from "../../test-support/publish-home.ts";
import { openShop, sell } from "../../test-support/stage.ts";

const always = { isShown: true, from: null, until: null };
const texts = { eyebrow: {}, title: {}, line: {}, action: {}, alt: {} };
const picture = (name: string, target: Target | null = null, more: Partial<Picture> = {}): Picture => ({
  key: name,
  isShown: true,
  image: `uploads/${name}.webp`,
  images: {},
  focus: { x: 50, y: 50 },
  ...texts,
  target,
  ...more,
});

const start = new Date("2031-03-03T04:00:00Z");
let now = start;

onEachStore(
  "home to shoppers",
  (backend) => {
    beforeAll(() => {
      now = start;
    });
    const client = (locale: "en" | "ko" = "en") => backend.client({ locale });
    const ask = async (call: string) => (await backend.ask(call, { language: "en" })).data;
    const image = (name: string) => `${backend.url}/uploads/${name}.webp`;
    const publish = (change: (document: HomeDocument) => HomeDocument) => publishHome(backend.db, now, change);
    const withBlock = (contents: BlockContents, more: object = {}) =>
      publish(({ slots }) => ({ slots, blocks: [{ key: "only", ...always, ...more, ...contents }] }));
    const columnOf = (choice: ColumnChoice) =>
      withBlock({
        kind: "columns",
        columns: [{ id: 0, isShown: true, name: { en: "A", ko: "가" }, remark: {}, choice }],
      });
    const productsOf = async (choice: ColumnChoice) => {
      await columnOf(choice);
      const [column] = await fetchProductColumns(client());
      const page = await fetchColumnProducts(client(), { columnId: column?.id ?? 0, page: 1, pageSize: 20 });
      return page.items.map(({ id }) => id);
    };

    test("home has banners with texts in the caller's language", async () => {
      for (const locale of ["en", "ko"] as const) {
        const shown = await fetchBanners(client(locale), "home");
        const expected = marketplace.banners.filter(({ position }) => position === "home");
        expect(shown.map(({ text }) => text?.title)).toEqual(expected.map(({ title }) => title[locale]));
      }
    });

    test("banners lead to where they belong, in their order, without the hidden ones", async () => {
      const slot = { key: "slot", ...always, positionId: 4711 };
      await publish(({ blocks, slots }) => ({
        blocks,
        slots: [
          ...slots,
          {
            ...slot,
            terminal: 2,
            pictures: [
              picture("b", { kind: "product", id: 7 }),
              picture("c", { kind: "page", path: "/category" }),
              picture("a", { kind: "address", url: "https://shop.example/" }),
              picture("hidden", null, { isShown: false }),
              picture("s", { kind: "search", words: "tea" }),
              picture("n", { kind: "news", id: 3 }, { images: { en: "uploads/en.webp" }, alt: { ja: "絵" } }),
              picture("d"),
            ],
          },
          { ...slot, key: "mobile", terminal: 1, pictures: [picture("mobile")] },
        ],
      }));
      const focus = { x: 50, y: 50 };
      const same = { is_tab: 0, eyebrow: "", title: "", line: "", action: "", alt: "", focus };
      const data = await ask("ad_content/lists?pid=4711&terminal=2");
      expect(data).toEqual([
        { image: image("b"), link: "/goods_details", link_type: 2, params: { id: "7" }, ...same },
        { image: image("c"), link: "/category", link_type: 1, params: [], ...same },
        { image: image("a"), link: "https://shop.example/", link_type: 3, params: [], ...same },
        { image: image("s"), link: "/goods_list", link_type: 1, params: { name: "tea" }, ...same },
        {
          image: image("en"),
          link: "/news_list/news_list_detail",
          link_type: 1,
          params: { id: "3" },
          ...same,
          alt: "絵",
        },
        { image: image("d"), link: "", link_type: 0, params: [], ...same },
      ]);
      expect(await ask("ad/lists?pid=4711&terminal=2")).toEqual(data);
      expect(listOf(await ask("ad_content/lists?pid=4711"))).toHaveLength(1);
    });

    test.each(["", "pid=0", "pid=999&terminal=2", "pid=23&terminal=9"])(
      "there are no banners at ?%s",
      async (query) => {
        expect(await ask(`ad_content/lists?${query}`)).toEqual([]);
      },
    );

    test("a block is shown between its moments, and a list only where a block has it", async () => {
      const from = "2031-03-03T05:00:00.000Z";
      await withBlock({ kind: "rankings", lists: ["new"] }, { from, until: "2031-03-03T06:00:00.000Z" });
      const shown = async (time: string) => {
        now = new Date(`2031-03-03T${time}Z`);
        const { hots, news, activity_area, blocks } = recordOf(await ask("index/index"));
        return [hots, news, activity_area, blocks].map((each) => listOf(each).length);
      };
      expect(await shown("04:59:59")).toEqual([0, 0, 0, 0]);
      expect(await shown("05:00:00")).toEqual([0, 4, 0, 1]);
      expect(await shown("06:00:00")).toEqual([0, 0, 0, 0]);
      expect(recordOf(await ask("index/config"))["extensions"]).toContain("home_blocks");
    });

    test("home says its blocks in their order, and has the areas and shops that they name", async () => {
      await publish(({ slots }) => ({
        slots,
        blocks: [
          { key: "s", ...always, kind: "shops", shopIds: [3, 1] },
          { key: "b", ...always, kind: "banner", pictures: [picture("strip", { kind: "shop", id: 2 })] },
          { key: "a", ...always, kind: "areas", areaIds: null },
        ],
      }));
      const { shop_lists, blocks, activity_area } = recordOf(await ask("index/index"));
      expect(listOf(shop_lists).map(({ id }) => id)).toEqual([3, 1]);
      expect(listOf(activity_area).length).toBeGreaterThan(0);
      expect(blocks).toMatchObject([
        { key: "s", kind: "shops", ids: [3, 1] },
        { key: "b", kind: "banner", pictures: [{ image: image("strip"), link: "/shop_street_detail" }] },
        { key: "a", kind: "areas", ids: null },
      ]);
      expect((await fetchHome(client())).shops.map(({ id }) => id)).toEqual([3, 1]);
    });

    test("a column has the products that were chosen, in that order, or those that a rule finds", async () => {
      const { db } = backend;
      const shopId = await openShop(db, { name: "Columns" });
      const sold = await Promise.all(
        [10, 30, 20].map((virtualSales, index) =>
          sell(db, {
            name: `Column ${index}`,
            fields: {
              shopId,
              virtualSales: virtualSales * 1_000_000,
              createdAt: new Date(Date.UTC(2030, 5, index + 1)),
            },
          }),
        ),
      );
      const [few, many, some] = sold.map(({ productId }) => productId);
      const hidden = 999_999;
      expect(
        await productsOf({ by: "hand", order: "chosen", productIds: [some ?? 0, hidden, few ?? 0, many ?? 0] }),
      ).toEqual([some, few, many]);
      expect(await productsOf({ by: "bestSelling", categoryId: null, most: 2 })).toEqual([many, some]);
      expect(new Set(await productsOf({ by: "newest", categoryId: null, most: 3 }))).toEqual(
        new Set([few, many, some]),
      );
      expect(await productsOf({ by: "category", categoryId: 999_999, most: 3 })).toEqual([]);
      const skuId = sold[1]?.skuId ?? 0;
      await db.delete(skuPriceChanges).where(eq(skuPriceChanges.skuId, skuId));
      await db.update(skus).set({ price: 700 }).where(eq(skus.id, skuId));
      await db.delete(skuPriceChanges).where(eq(skuPriceChanges.skuId, skuId));
      await db.insert(skuPriceChanges).values([
        { skuId, price: 900, changedAt: new Date("2031-01-01T00:00:00Z") },
        { skuId, price: 700, changedAt: new Date("2031-02-20T00:00:00Z") },
      ]);
      const fallen = { by: "priceFallen", categoryId: null, most: 100 } as const;
      expect(await productsOf(fallen)).toContain(many);
      now = new Date("2031-06-01T00:00:00Z");
      expect(await productsOf(fallen)).not.toContain(many);
      const { en, ko } = { en: await fetchProductColumns(client()), ko: await fetchProductColumns(client("ko")) };
      expect([en[0]?.name, ko[0]?.name]).toEqual(["A", "가"]);
    });
  },
  { now: () => now },
);
