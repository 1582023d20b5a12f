import { expect, test } from "vitest";
import { withCheckDigit } from "../products/article-codes.ts";
import { groupArticles } from "../products/group-articles.ts";
import { brands, type products, skus } from "../../platform/store/schema/catalog.ts";
import { addresses } from "../../platform/store/schema/addresses.ts";
import {
  freeShippingRules,
  freightRules,
  freightTemplates,
  productShipping,
} from "../../platform/store/schema/freight.ts";
import type { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { holdCoupon, idOf, offerCoupon, openShop, putOnFlashSale, sell, type Sold } from "../../test-support/stage.ts";

let numbers = 0;

/** A barcode that no other product of the tests has. */
function newBarcode(): string {
  numbers += 1;
  return withCheckDigit(`697${String(numbers).padStart(9, "0")}`);
}

onEachStore("offers", (backend) => {
  const { customer, bodyOf, submitted, some, ordersOf } = buying(backend);

  interface Offered {
    readonly barcode?: string;
    readonly makerNumber?: string;
    readonly price?: number;
    readonly stock?: number;
    readonly brandId?: number | undefined;
    readonly shop?: Partial<typeof shops.$inferInsert>;
    readonly product?: Partial<typeof products.$inferInsert>;
    readonly shipping?: Parameters<typeof sell>[2];
  }
  const offer = async (offered: Offered): Promise<Sold & { readonly shopId: number }> => {
    const { db } = backend;
    const { barcode = null, makerNumber = null, price = 1000, stock = 5, brandId = null, shop, product } = offered;
    const shopId = await openShop(db, shop);
    const fields = { shopId, price, brandId, ...product };
    const sold = await sell(db, { fields, stock }, offered.shipping);
    await db.update(skus).set({ barcode, makerNumber }).where(eq(skus.id, sold.skuId));
    await groupArticles(db, [sold.productId]);
    return { ...sold, shopId };
  };
  const offersOf = async ({ productId }: Sold, skuId?: number) => {
    const answer = await backend.ask(`goods/offers?goods_id=${productId}`, { language: "en" });
    expect(answer).toMatchObject({ status: 200, code: 1 });
    const lists = listOf(recordOf(answer.data)["lists"]);
    const found = skuId === undefined ? lists[0] : lists.find((list) => list["item_id"] === skuId);
    return found === undefined ? [] : listOf(found["offers"]);
  };
  const idsOf = async (sold: Sold) => (await offersOf(sold)).map(({ item_id }) => item_id);
  const personal = async ({ skuId }: Sold, query: string, token = "") => {
    const answer = await backend.as(token).get(`goods/offersFor?item_id=${skuId}${query}`);
    expect(answer).toMatchObject({ status: 200, code: 1 });
    const data = recordOf(answer.data);
    return { region: data["region"], offers: listOf(data["lists"]) };
  };
  const beijing = "&province_id=110000&city_id=110100&district_id=110101";
  const urumqi = "&province_id=650000&city_id=650100&district_id=650102";

  test("an article is listed at every merchant that takes orders for it, the cheapest first and what is sold out last", async () => {
    const barcode = newBarcode();
    const expensive = await offer({ barcode, price: 1500, shop: { score: 4.25 } });
    const soldOut = await offer({ barcode, price: 900, stock: 0 });
    const cheap = await offer({ barcode, price: 1200 });
    await offer({ barcode, price: 100, product: { isOnShelf: false } });
    await offer({ barcode, price: 100, product: { deletedAt: new Date() } });
    await offer({ barcode, price: 100, product: { isVirtual: true } });
    for (const shop of [{ isOpen: false }, { isFrozen: true }, { takesPayments: false }, { expiresAt: new Date(0) }])
      await offer({ barcode, price: 100, shop });
    await offer({ barcode: newBarcode(), price: 100 });
    expect(await idsOf(expensive)).toEqual([cheap.skuId, expensive.skuId, soldOut.skuId]);
    expect(await idsOf(cheap)).toEqual(await idsOf(soldOut));
    const [, second, last] = await offersOf(expensive);
    expect(second).toMatchObject({ goods_id: expensive.productId, price: "15.00", stock: 5, shop: { score: 4.25 } });
    expect(last).toMatchObject({ stock: 0, shop: { id: soldOut.shopId } });
  });

  test("one merchant is no choice, however often it lists the article", async () => {
    const { db } = backend;
    const barcode = newBarcode();
    const first = await offer({ barcode });
    const again = await sell(db, { fields: { shopId: first.shopId, price: 10 } });
    await db.update(skus).set({ barcode }).where(eq(skus.id, again.skuId));
    expect(await offersOf(first)).toEqual([]);
    expect((await personal(first, beijing)).offers).toEqual([]);
    const other = await offer({ barcode, price: 2000 });
    expect(await idsOf(first)).toEqual([first.skuId, other.skuId]);
    expect(await idsOf(other)).toEqual([again.skuId, other.skuId]);
  });

  test("the price of an offer is what a visitor pays now, in a flash sale its price", async () => {
    const { db } = backend;
    const barcode = newBarcode();
    const regular = await offer({ barcode, price: 1000 });
    const flash = await offer({ barcode, price: 1400 });
    await putOnFlashSale(db, flash, 800);
    expect(await offersOf(regular)).toMatchObject([
      { item_id: flash.skuId, price: "14.00", seckill_price: "8.00" },
      { item_id: regular.skuId, price: "10.00" },
    ]);
  });

  test("a maker's number counts with the brand, however it is written, and never against two barcodes", async () => {
    const { db } = backend;
    const [one, other] = await Promise.all(
      ["Halden", "Osier"].map(async (name) =>
        idOf(
          await db
            .insert(brands)
            .values({ name: `${name} ${newBarcode()}` })
            .returning({ id: brands.id }),
        ),
      ),
    );
    const barcode = newBarcode();
    const made = await offer({ brandId: one, makerNumber: "WH-1000 x", barcode, price: 10 });
    const same = await offer({ brandId: one, makerNumber: "wh1000X", price: 20 });
    await offer({ brandId: other, makerNumber: "WH-1000X" });
    const otherPack = await offer({ brandId: one, makerNumber: "WH-1000X", barcode: newBarcode(), price: 30 });
    expect(await idsOf(made)).toEqual([made.skuId, same.skuId]);
    expect(await idsOf(otherPack)).toEqual([same.skuId, otherPack.skuId]);
    expect(await idsOf(same)).toEqual([made.skuId, same.skuId, otherPack.skuId]);
  });

  test("a SKU's barcode has fourteen digits, the last of which fits", async () => {
    const { skuId } = await offer({});
    const change = (barcode: string) => backend.db.update(skus).set({ barcode }).where(eq(skus.id, skuId));
    for (const barcode of ["6970000000012", "06970000000012", "0697000000001x"]) {
      await expect(change(barcode), barcode).rejects.toThrow();
    }
    await change(newBarcode());
  });

  test("the total of each offer is what settlement says and an order charges, with the coupon that it names", async () => {
    const { db } = backend;
    const barcode = newBarcode();
    const template = async (shopId: number) => {
      const inserted = await db
        .insert(freightTemplates)
        .values({ shopId, name: "按件", unit: "weight" })
        .returning({ id: freightTemplates.id });
      const templateId = idOf(inserted);
      const rule = { templateId, firstUnits: 500, nextUnits: 500, nextAmount: 300 };
      await db.insert(freightRules).values([
        { ...rule, position: 0, regionIds: [], firstAmount: 900 },
        { ...rule, position: 1, regionIds: [650_000], firstAmount: 2500 },
      ]);
      return templateId;
    };
    const free = await offer({ barcode, price: 5000 });
    const fixed = await offer({ barcode, price: 4700, shipping: { mode: "fixed", fixedAmount: 600 } });
    const member = await offer({ barcode, price: 5200, product: { hasMemberPrice: true } });
    const flash = await offer({ barcode, price: 9000, product: { hasMemberPrice: true } });
    await putOnFlashSale(db, flash, 4400);
    const heavy = await offer({ barcode, price: 4600, stock: 9 });
    await db
      .update(productShipping)
      .set({ mode: "template", templateId: await template(heavy.shopId), grams: 1200 })
      .where(eq(productShipping.productId, heavy.productId));
    await db.insert(freeShippingRules).values({ shopId: heavy.shopId, regionId: null, minimum: 4500 });
    const all = [free, fixed, member, flash, heavy];
    for (const [to, region] of [
      [{ provinceId: 110_000, cityId: 110_100, districtId: 110_101 }, beijing],
      [{ provinceId: 650_000, cityId: 650_100, districtId: 650_102 }, urumqi],
    ] as const) {
      const who = await customer(9000);
      await db.update(addresses).set(to).where(eq(addresses.id, who.addressId));
      await holdCoupon(db, who.id, { shopId: fixed.shopId, amount: 5000 });
      await holdCoupon(db, who.id, { shopId: member.shopId, amount: 300, threshold: 4000 });
      await holdCoupon(db, who.id, { shopId: member.shopId, amount: 900, threshold: 5000 });
      // It would cost the free delivery.
      await holdCoupon(db, who.id, { shopId: heavy.shopId, amount: 200 });
      const { offers } = await personal(free, "", who.token);
      expect((await personal(free, region, who.token)).offers).toEqual(offers);
      expect(new Set(offers.map(({ item_id }) => item_id))).toEqual(new Set(all.map(({ skuId }) => skuId)));
      const totals = offers.map(({ total_amount }) => Number(total_amount));
      expect(totals).toEqual(totals.toSorted((one, other) => one - other));
      for (const each of offers) {
        const sold = all.find(({ skuId }) => skuId === each["item_id"]) ?? free;
        const coupon = Array.isArray(each["coupon"]) ? [] : [recordOf(each["coupon"])["id"]];
        const body = { coupon_id: coupon, best_coupon_shops: [sold.shopId] };
        const settled = await who.post("order/settlement", bodyOf(who, [some(sold, 1)], body));
        const data = recordOf(settled.data);
        expect(Number(data["total_amount"]).toFixed(2)).toBe(each["total_amount"]);
        const [shop] = listOf(data["shop"]);
        expect(Number(shop?.["shipping_price"]).toFixed(2)).toBe(each["shipping_price"]);
        expect(shop?.["coupon_id"]).toBe(coupon[0] ?? 0);
        const { order_id } = await submitted(who, [some(sold, 1)], {
          coupon_id: coupon,
          expected_amount: each["total_amount"],
        });
        const order = (await ordersOf(who)).find(({ id }) => id === order_id);
        expect(((order?.amount ?? 0) / 100).toFixed(2)).toBe(each["total_amount"]);
      }
    }
  });

  test("a visitor's total counts no coupon, and says which could be received", async () => {
    const { db } = backend;
    const barcode = newBarcode();
    const shipping = { mode: "fixed", fixedAmount: 800 } as const;
    const one = await offer({ barcode, price: 3000, shipping });
    const other = await offer({ barcode, price: 3500 });
    await offerCoupon(db, { shopId: one.shopId, amount: 400, total: 3, claimed: 3 });
    const small = await offerCoupon(db, { shopId: one.shopId, amount: 500, perCustomer: 1 });
    await offerCoupon(db, { shopId: other.shopId, amount: 700, threshold: 9000 });
    expect(await personal(one, beijing)).toMatchObject({
      region: { province_id: 110_000, city_id: 110_100, district_id: 110_101, district: "东城区" },
      offers: [
        { item_id: other.skuId, total_amount: "35.00", shipping_price: "0.00", coupon: [], claimable: [] },
        {
          item_id: one.skuId,
          total_amount: "38.00",
          shipping_price: "8.00",
          coupon: [],
          coupon_amount: "0.00",
          claimable: { id: small, saved_amount: "5.00" },
        },
      ],
    });
    const who = await customer();
    const claimed = await who.post("coupon/getCoupon", { coupon_id: small });
    expect(claimed.code).toBe(1);
    const { offers } = await personal(one, beijing, who.token);
    expect(offers).toMatchObject([
      { item_id: one.skuId, total_amount: "33.00", coupon_amount: "5.00", claimable: [] },
      { item_id: other.skuId, total_amount: "35.00" },
    ]);
  });

  test("without a region nothing is said of freight and total, and what nothing takes to one stands behind the others", async () => {
    const { db } = backend;
    const barcode = newBarcode();
    const near = await offer({ barcode, price: 1000 });
    const far = await offer({ barcode, price: 2000, shipping: { mode: "fixed", fixedAmount: 100 } });
    const soldOut = await offer({ barcode, price: 500, stock: 0 });
    const templateId = idOf(
      await db
        .insert(freightTemplates)
        .values({ shopId: near.shopId, name: "冷链", unit: "piece" })
        .returning({ id: freightTemplates.id }),
    );
    const rule = { templateId, position: 0, firstUnits: 1, firstAmount: 600, nextUnits: 1, nextAmount: 0 };
    await db.insert(freightRules).values({ ...rule, regionIds: [110_000] });
    await db
      .update(productShipping)
      .set({ mode: "template", templateId })
      .where(eq(productShipping.productId, near.productId));
    const nowhere = await personal(near, "");
    expect(nowhere.region).toEqual([]);
    expect(nowhere.offers).toMatchObject([
      { item_id: near.skuId, price: "10.00", shipping_price: null, total_amount: null },
      { item_id: far.skuId, total_amount: null },
      { item_id: soldOut.skuId, stock: 0 },
    ]);
    expect((await personal(near, beijing)).offers[0]).toMatchObject({ item_id: near.skuId, total_amount: "16.00" });
    expect((await personal(near, urumqi)).offers).toMatchObject([
      { item_id: far.skuId, is_deliverable: 1, total_amount: "21.00" },
      { item_id: near.skuId, is_deliverable: 0, shipping_price: null, total_amount: null },
      { item_id: soldOut.skuId },
    ]);
  });

  test("what one customer is offered says nothing of another's address and coupons", async () => {
    const { db } = backend;
    const barcode = newBarcode();
    const one = await offer({ barcode, price: 3000 });
    await offer({ barcode, price: 4000 });
    const [rich, other] = [await customer(5000), await customer()];
    await holdCoupon(db, rich.id, { shopId: one.shopId, amount: 1000 });
    expect((await personal(one, "", rich.token)).offers[0]).toMatchObject({ total_amount: "20.00" });
    expect((await personal(one, "", other.token)).offers[0]).toMatchObject({ total_amount: "30.00", coupon: [] });
    expect(await personal(one, "")).toMatchObject({ region: [], offers: [{ coupon: [], total_amount: null }, {}] });
    const publicly = await Promise.all(
      ["", rich.token].map((token) => backend.as(token).get(`goods/offers?goods_id=${one.productId}`)),
    );
    expect(publicly[0]?.text).toBe(publicly[1]?.text);
  });

  test("offers of nothing are none, and a region that there is not is rejected", async () => {
    expect((await backend.ask("goods/offers?goods_id=2147483647")).data).toEqual({ lists: [] });
    expect((await backend.ask("goods/offersFor?item_id=2147483647")).data).toEqual({ region: [], lists: [] });
    for (const region of [
      "&province_id=110000",
      "&province_id=1&city_id=2&district_id=3",
      "&district_id=x&city_id=9",
    ]) {
      const answer = await backend.ask(`goods/offersFor?item_id=1${region}`, { language: "en" });
      expect(answer, region).toMatchObject({ status: 200, code: 0, show: 1 });
    }
  });
});
