import {
  fetchActivityProducts,
  fetchCategoryProducts,
  fetchColumnProducts,
  fetchHome,
  fetchProductDetail,
  fetchProductList,
  fetchShop,
  fetchShops,
  fetchSuggestions,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import { categories, products, skus } from "../../platform/store/schema/catalog.ts";
import {
  activityAreaItems,
  activityAreas,
  flashOffers,
  flashPrices,
  flashSlots,
} from "../../platform/store/schema/promotions.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { publishColumn } from "../../test-support/publish-home.ts";
import { idOf, liveSomewhere, openShop, sell } from "../../test-support/stage.ts";

/** In Shanghai, on a day of its own. */
const clock = (time: string, day = "2030-05-04"): Date => new Date(`${day}T${time}+08:00`);

let now = clock("12:00:00");

onEachStore(
  "one price",
  (backend) => {
    const api = () => backend.client();
    const { some, bodyOf } = buying(backend);
    const firstPage = { page: 1, pageSize: 100 };

    /** A product that every list shows, with a flash price from 10:00 to 14:00. */
    async function stage(name: string) {
      const { db } = backend;
      const shopId = await openShop(db, { name: `Shop of ${name}`, weight: 0, isRecommended: true });
      const category = { level: 1, name: `Category of ${name}` };
      const firstCategoryId = idOf(await db.insert(categories).values(category).returning({ id: categories.id }));
      const fields = {
        shopId,
        firstCategoryId,
        price: 89_900,
        marketPrice: 99_900,
        isRecommended: true,
        // Before everything else on the home page and in the hot list.
        virtualSales: 1_000_000,
        weight: 0,
        createdAt: clock("00:00:00", "2031-01-01"),
      };
      const sold = await sell(db, { name, fields });
      const { productId, skuId } = sold;
      // Before whatever time a test sets the clock to.
      const columnId = await publishColumn(db, clock("00:00:00"), [productId]);
      const areaId = idOf(await db.insert(activityAreas).values({ name }).returning({ id: activityAreas.id }));
      await db.insert(activityAreaItems).values({ areaId, productId, isApproved: true });
      const slot = { startMinute: 600, endMinute: 840 };
      const slotId = idOf(await db.insert(flashSlots).values(slot).returning({ id: flashSlots.id }));
      const offer = { slotId, productId, startsOn: "2030-05-01", isApproved: true };
      const offerId = idOf(await db.insert(flashOffers).values(offer).returning({ id: flashOffers.id }));
      await db.insert(flashPrices).values({ offerId, skuId, price: 58_500 });
      const remove = async () => {
        await db.delete(products).where(eq(products.id, productId));
        await db
          .update(flashSlots)
          .set({ deletedAt: clock("00:00:00") })
          .where(eq(flashSlots.id, slotId));
      };
      return { sold, name, shopId, firstCategoryId, columnId, areaId, slotId, remove };
    }

    /** What each place says that the product costs. */
    async function pricesOf(staged: Awaited<ReturnType<typeof stage>>): Promise<Readonly<Record<string, unknown>>> {
      const { sold, name, shopId, firstCategoryId, columnId, areaId } = staged;
      const ofProduct = (items: readonly { readonly id: number; readonly price: number }[]) =>
        items.find(({ id }) => id === sold.productId)?.price;
      const home = await fetchHome(api());
      const hot = recordOf((await backend.ask("goods/getHotList")).data);
      const hotItem = listOf(hot["lists"]).find(({ id }) => id === sold.productId);
      const raw = recordOf((await backend.ask("index/index")).data);
      const recommended = listOf(raw["shop_recommend"]).find(({ id }) => id === shopId);
      const inShop = listOf(recommended?.["goods_list"])[0];
      const detail = await fetchProductDetail(api(), sold.productId);
      return {
        list: ofProduct((await fetchProductList(api(), { shopId, ...firstPage })).items),
        search: ofProduct((await fetchProductList(api(), { text: name, ...firstPage })).items),
        "search by price": ofProduct(
          (await fetchProductList(api(), { text: name, sort: "price-asc", ...firstPage })).items,
        ),
        category: ofProduct((await fetchCategoryProducts(api(), { categoryId: firstCategoryId, ...firstPage })).items),
        "hot list": fen(hotItem?.["seckill_price"] ?? hotItem?.["min_price"]),
        "new arrivals": ofProduct((await fetchProductList(api(), { sort: "newest", ...firstPage })).items),
        "best sellers of the home page": ofProduct(home.hot),
        "new products of the home page": ofProduct(home.fresh),
        "shop of the home page": fen(inShop?.["seckill_price"] ?? inShop?.["min_price"]),
        column: ofProduct((await fetchColumnProducts(api(), { columnId, ...firstPage })).items),
        "activity area": ofProduct((await fetchActivityProducts(api(), { areaId, ...firstPage })).items),
        "shop street": ofProduct(
          (await fetchShops(api(), firstPage)).items.find(({ id }) => id === shopId)?.products ?? [],
        ),
        shop: ofProduct((await fetchShop(api(), shopId)).recommended),
        suggestion: ofProduct((await fetchSuggestions(api(), name)).products),
        product: detail.price,
        "recommended beside a product": ofProduct(detail.shop.recommended),
        ...(await pricesWhenBought(staged)),
      };
    }

    async function pricesWhenBought({ sold }: Awaited<ReturnType<typeof stage>>) {
      const customer = await backend.newCustomer({}, now);
      const who = { ...customer, addressId: await liveSomewhere(backend.db, customer.id) };
      const { token } = who;
      const preview = await backend.ask("cart/preview", {
        body: { goods: JSON.stringify([{ item_id: sold.skuId, goods_num: 1 }]) },
      });
      await backend.as(token).post("cart/add", { item_id: sold.skuId, goods_num: 1 });
      const cart = await backend.as(token).get("cart/lists");
      const settled = await backend.as(token).post("order/settlement", bodyOf(who, [some(sold, 1)]));
      const lineOf = (data: unknown) => listOf(listOf(recordOf(data)["lists"])[0]?.["cart"])[0];
      return {
        "cart of a device": fen(lineOf(preview.data)?.["pay_price"]),
        cart: fen(lineOf(cart.data)?.["pay_price"]),
        settlement: fen(recordOf(settled.data)["total_amount"]),
      };
    }

    test("a product has one price in every place before, in and after a flash sale", async () => {
      const staged = await stage("Zanzibar");
      for (const [time, price] of [
        ["09:59:59", 89_900],
        ["10:00:00", 58_500],
        ["13:59:59", 58_500],
        ["14:00:00", 89_900],
      ] as const) {
        now = clock(time);
        const prices = await pricesOf(staged);
        expect(prices, time).toEqual(Object.fromEntries(Object.keys(prices).map((source) => [source, price])));
      }
      await staged.remove();
    });

    test("a product has one price in every place when its offer changes or is withdrawn", async () => {
      const { db } = backend;
      const staged = await stage("Quetzal");
      now = clock("12:00:00");
      const everywhere = async (price: number) => {
        const prices = await pricesOf(staged);
        expect(prices).toEqual(Object.fromEntries(Object.keys(prices).map((source) => [source, price])));
      };
      await db.update(flashPrices).set({ price: 61_000 }).where(eq(flashPrices.skuId, staged.sold.skuId));
      await everywhere(61_000);
      await db.update(flashOffers).set({ deletedAt: now }).where(eq(flashOffers.productId, staged.sold.productId));
      await everywhere(89_900);
      await staged.remove();
    });

    test("a product whose flash quantity is sold out is back at its regular price", async () => {
      const { db } = backend;
      const staged = await stage("Xylograph");
      const { productId, skuId } = staged.sold;
      now = clock("12:00:00");
      const expensive = { productId, price: 95_000, stock: 4, optionValueIds: [1] };
      const other = idOf(await db.insert(skus).values(expensive).returning({ id: skus.id }));
      const [offer] = await db.select().from(flashOffers).where(eq(flashOffers.productId, productId));
      await db.insert(flashPrices).values({ offerId: offer?.id ?? 0, skuId: other, price: 70_000 });
      const pricesEverywhere = async () => {
        const [card] = (await fetchProductList(api(), { shopId: staged.shopId, ...firstPage })).items;
        const detail = await fetchProductDetail(api(), productId);
        const slot = (await fetchHome(api())).flashSlots.find(({ id }) => id === staged.slotId);
        return [card?.price, card?.flash, detail.price, detail.flashSale !== null, slot?.products[0]?.price];
      };
      expect(await pricesEverywhere()).toEqual([58_500, true, 58_500, true, 58_500]);
      await db.update(skus).set({ stock: 0 }).where(eq(skus.id, skuId));
      expect(await pricesEverywhere()).toEqual([70_000, true, 70_000, true, 70_000]);
      await db.update(skus).set({ stock: 0 }).where(eq(skus.id, other));
      expect(await pricesEverywhere()).toEqual([89_900, false, 89_900, false, 89_900]);
      await staged.remove();
    });

    test("a product in two offers that run costs the lower one in both slots", async () => {
      const { db } = backend;
      const staged = await stage("Wolverine");
      const { productId, skuId } = staged.sold;
      now = clock("12:00:00");
      const slot = { startMinute: 700, endMinute: 730 };
      const slotId = idOf(await db.insert(flashSlots).values(slot).returning({ id: flashSlots.id }));
      const offer = { slotId, productId, startsOn: "2030-05-01", isApproved: true };
      const offerId = idOf(await db.insert(flashOffers).values(offer).returning({ id: flashOffers.id }));
      await db.insert(flashPrices).values({ offerId, skuId, price: 50_000 });
      const inSlots = async () => {
        const slots = (await fetchHome(api())).flashSlots.filter(({ id }) => id === staged.slotId || id === slotId);
        return slots.map(({ products: shown }) => shown[0]?.price);
      };
      expect(await inSlots()).toEqual([50_000, 50_000]);
      expect((await pricesOf(staged))["search"]).toBe(50_000);
      now = clock("12:10:00");
      expect(await inSlots()).toEqual([58_500, 50_000]);
      expect((await pricesOf(staged))["search"]).toBe(58_500);
      await db.update(flashSlots).set({ deletedAt: now }).where(eq(flashSlots.id, slotId));
      await staged.remove();
    });
  },
  { now: () => now },
);

/** Amounts come as text or as numbers. */
function fen(yuan: unknown): number {
  return Math.round(Number(yuan) * 100);
}
