import { countView, fetchProductDetail } from "@plaza/api-client";
import { expect, test } from "vitest";
import { marketplace } from "@plaza/demo-marketplace";
import { memberLevels } from "../../platform/store/schema/customers.ts";
import { combinations } from "../../demo/marketplace/combinations.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { flashOffers } from "../../platform/store/schema/promotions.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { openShop, shanghaiAddress } from "../../test-support/stage.ts";
import { products, productViews } from "../../platform/store/schema/catalog.ts";

const demoProducts = marketplace.departments.flatMap((department) => department.products);
const idOf = (product: (typeof demoProducts)[number] | undefined): number => {
  if (product === undefined) throw new Error("The demo has no such product");
  return demoProducts.indexOf(product) + 1;
};

onEachStore("product's page", (backend) => {
  const client = (locale: "en" | "ja" = "en") => backend.client({ locale });
  const raw = async (id: number) =>
    recordOf((await backend.ask(`goods/getGoodsDetail?goods_id=${id}`, { language: "en" })).data);

  test("a product's page has what it promises, in the caller's language", async () => {
    const product = demoProducts.find(({ options }) => options?.length === 2);
    const id = idOf(product);
    for (const locale of ["en", "ja"] as const) {
      const detail = await fetchProductDetail(client(locale), id);
      expect(detail).toMatchObject({ id, name: product?.name[locale], tagline: product?.tagline[locale] });
      expect(detail.options.map(({ name }) => name)).toEqual(product?.options?.map(({ name }) => name[locale]));
      expect(detail.images).toHaveLength(4);
      expect(detail.categoryPath).toHaveLength(3);
      expect(detail.descriptionHtml).toContain("/uploads/demo/products/");
    }
  });

  test("a product's page offers every combination that is made, with its price, and none of those that are sold out", async () => {
    // The flash sale, which would change some of them, has tests of its own.
    await backend.db.delete(flashOffers);
    const some = demoProducts.filter((product, index) => product.soldOut !== undefined || index % 12 === 0);
    for (const product of some) {
      const detail = await fetchProductDetail(client(), idOf(product));
      const made = combinations(product);
      expect(detail.skus).toHaveLength(made.length);
      expect(detail.price).toBe(Math.min(...detail.skus.map(({ price }) => price)));
      expect(detail.stock).toBe(detail.skus.reduce((sum, { stock }) => sum + stock, 0));
      for (const [index, { key, values }] of made.entries()) {
        const price = product.price + values.reduce((sum, { extra = 0 }) => sum + extra, 0);
        expect(detail.skus[index]?.price).toBe(price);
        expect(detail.skus[index]?.stock === 0).toBe(product.soldOut?.includes(key) === true);
      }
    }
  });

  test("a product's page names the only choice of a product without options by the word that clients know", async () => {
    const id = idOf(demoProducts.find(({ options }) => options === undefined));
    const { goods_spec, goods_item } = await raw(id);
    const [option] = listOf(goods_spec);
    const [value] = listOf(option?.["spec_value"]);
    const [sku] = listOf(goods_item);
    expect([option?.["name"], value?.["value"], sku?.["spec_value_str"]]).toEqual(["默认", "默认", "默认"]);
    expect(sku?.["spec_value_ids"]).toBe(String(value?.["id"]));
    expect((await fetchProductDetail(client(), id)).options).toEqual([]);
  });

  test("a product's page has the documented fields and neutral values for what is not there yet", async () => {
    const detail = await raw(1);
    expect(detail).toMatchObject({
      type: 0,
      video: "",
      poster: "",
      delivery_type: "1",
      default_delivery_type: 1,
      member_price: 0,
      is_collect: 0,
      is_show_stock: 1,
      activity: { type: 0 },
      distribution: { is_show: 0, earnings: 0 },
      update_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      shop: { id: 1, is_pay: 1, is_freeze: 0, is_run: 1, is_expire: 0, expire_time: "无期限", shop_follow_status: 0 },
    });
    const goods_list = listOf(recordOf(detail["shop"])["goods_list"]);
    expect(goods_list).toHaveLength(9);
    const sold = goods_list.map(({ sales_total }) => Number(sales_total));
    expect(sold).toEqual(sold.toSorted((left, right) => right - left));
    expect(goods_list[0]).toMatchObject({ shop_id: 1, shop_type: 1, stock: expect.any(Number) });
    for (const sku of listOf(detail["goods_item"])) expect(sku["market_price"]).not.toBe("0.00");
  });

  test("a product's page tells members what they pay, and nobody else", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Teapot", fields: { price: 1990, hasMemberPrice: true } });
    const [level] = await db
      .insert(memberLevels)
      .values({ name: "Gold", priceShare: 8750 })
      .returning({ id: memberLevels.id });
    const member = await backend.newCustomer({ levelId: level?.id ?? null });
    const newcomer = await backend.newCustomer();
    const others = [
      ["", undefined],
      ["dead", undefined],
      // Customers are told theirs even where it is what everybody pays.
      [newcomer.token, 19.9],
    ] as const;
    const seen = async (token: string) => {
      const detail = await backend.as(token).read(`goods/getGoodsDetail?goods_id=${id}`);
      return { member_price: detail["member_price"], sku: listOf(detail["goods_item"])[0] };
    };
    expect(await seen(member.token)).toMatchObject({
      member_price: 17.41,
      sku: { price: "19.90", is_member: 1, member_price: 17.41 },
    });
    for (const [token, own] of others) {
      const { member_price, sku } = await seen(token);
      expect([member_price, sku?.["is_member"], sku?.["member_price"]]).toEqual([0, 1, own]);
    }
  });

  test("a product's page says how it is delivered", async () => {
    const virtual = await putOnSale(backend.db, { name: "Gift card", fields: { isVirtual: true } });
    const columns = { offersPickup: true, showsStock: false };
    const placed = await openShop(backend.db, shanghaiAddress);
    const pickup = await putOnSale(backend.db, { name: "Plant", fields: { ...columns, shopId: placed } });
    const placeless = await putOnSale(backend.db, {
      name: "Plant",
      fields: { ...columns, shopId: await openShop(backend.db) },
    });
    expect(await raw(virtual)).toMatchObject({ type: 1, delivery_type: "2", default_delivery_type: 2 });
    expect(await raw(pickup)).toMatchObject({ delivery_type: "1,3", default_delivery_type: 1, is_show_stock: 0 });
    expect(await raw(placeless)).toMatchObject({ delivery_type: "1", default_delivery_type: 1 });
  });

  test("a product's page opens whatever the state of the shop, and not once the product is gone", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Lamp", fields: { shopId: 3 } });
    const past = new Date(Date.now() - 1000);
    await db.update(shops).set({ isFrozen: true, isOpen: false, expiresAt: past }).where(eq(shops.id, 3));
    expect(await raw(id)).toMatchObject({ shop: { is_freeze: 1, is_run: 0, is_expire: 1 } });
    await db.update(shops).set({ isFrozen: false, isOpen: true, expiresAt: null }).where(eq(shops.id, 3));

    const gone = { code: 0, show: 1, msg: "This product is no longer available", data: [], error: "not_found" };
    for (const change of [{ isOnShelf: false }, { isApproved: false }, { deletedAt: past }]) {
      await db
        .update(products)
        .set({ isOnShelf: true, isApproved: true, deletedAt: null, ...change })
        .where(eq(products.id, id));
      expect(await backend.ask(`goods/getGoodsDetail?goods_id=${id}`, { language: "en" })).toMatchObject(gone);
    }
    for (const unknown of ["99999", "99999999999999999999"]) {
      expect(await backend.ask(`goods/getGoodsDetail?goods_id=${unknown}`, { language: "en" })).toMatchObject(gone);
    }
    await expect(fetchProductDetail(client(), 99_999)).rejects.toMatchObject({ statusCode: 404 });
  });

  test("a product's page counts what its shop has on sale, and nothing else of it", async () => {
    const { db } = backend;
    const shopId = await openShop(db);
    const id = await putOnSale(db, { name: "Stool", fields: { shopId } });
    await putOnSale(db, { name: "Bench", fields: { shopId } });
    await putOnSale(db, { name: "Settle", fields: { shopId, isOnShelf: false } });
    await putOnSale(db, { name: "Pew", fields: { shopId, isApproved: false } });
    expect((await raw(id))["shop"]).toMatchObject({ goods_on_sale: 2 });
  });

  test.each([
    ["", "goods_id is required"],
    ["goods_id=abc", "goods_id must be an integer"],
    ["goods_id=0", "goods_id must be greater than 0"],
  ])("a product's page wants a product: ?%s", async (query, msg) => {
    const answer = await backend.ask(`goods/getGoodsDetail?${query}`, { language: "en" });
    expect(answer).toMatchObject({ code: 0, show: 1, msg, data: [], error: undefined });
  });

  test("a product's page counts every view, also of many at once, and adds them to the stored ones", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Clock", fields: { virtualViews: 1000 } });
    await db.insert(productViews).values({ productId: id, views: 20 });
    await Promise.all(Array.from({ length: 10 }, () => raw(id)));
    expect(await raw(id)).toMatchObject({ clicks: 1031, clicks_virtual: 1000 });
  });

  test("a client that counts views itself counts each once, whoever reads the page", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Sundial" });
    const before = await fetchProductDetail(client(), id);
    await countView(client(), id);
    await countView(client("ja"), id);
    expect(await fetchProductDetail(client(), id)).toMatchObject({ views: before.views + 2 });
    await countView(client(), 2_000_000_000);
  });

  test.each([
    [{}, "goods_id is required"],
    [{ goods_id: "abc" }, "goods_id must be an integer"],
    [{ goods_id: -1 }, "goods_id must be greater than 0"],
  ])("a view wants a product: %o", async (body, msg) => {
    const answer = await backend.ask("goods/view", { language: "en", body });
    expect(answer).toMatchObject({ code: 0, show: 1, msg });
  });
});
