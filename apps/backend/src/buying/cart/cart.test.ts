import { describe, expect, test } from "vitest";
import { memberLevels } from "../../platform/store/schema/customers.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { putOnSale, type ProductToSell } from "../../test-support/put-on-sale.ts";
import { cartLines } from "../../platform/store/schema/cart.ts";
import { noImage } from "../../test-support/no-image.ts";

onEachStore("cart", (backend) => {
  const sell = async (product: Partial<ProductToSell> = {}): Promise<{ productId: number; skuId: number }> => {
    const { db } = backend;
    const productId = await putOnSale(db, { name: "Teapot", ...product });
    const [sku] = await db.select({ id: skus.id }).from(skus).where(eq(skus.productId, productId));
    return { productId, skuId: sku?.id ?? 0 };
  };
  const add = async (who: CallingCustomer, skuId: number, goods_num = 1) => {
    expect(await who.post("cart/add", { item_id: skuId, goods_num })).toMatchObject({
      code: 1,
      msg: "Added to the cart",
    });
  };
  const cart = (who: CallingCustomer) => who.read("cart/lists");
  const linesOf = async (who: CallingCustomer) =>
    listOf((await cart(who))["lists"]).flatMap((shop) => listOf(shop["cart"]));
  const line = async (who: CallingCustomer) => recordOf((await linesOf(who))[0]);

  test("a cart is empty at first", async () => {
    expect(await (await backend.newCustomer()).get("cart/lists")).toMatchObject({
      code: 1,
      data: { lists: [], total_amount: 0, total_num: 0 },
    });
  });

  test("a cart that is filled up gets as many as there are, and the answer says how many", async () => {
    const who = await backend.newCustomer();
    const { skuId } = await sell({ stock: 15 });
    await add(who, skuId, 10);
    expect(await who.post("cart/add", { item_id: skuId, goods_num: 10 })).toMatchObject({
      code: 0,
      msg: "Sorry, only 15 left",
    });
    const filled = { item_id: skuId, goods_num: 10, fill: 1 };
    expect((await who.post("cart/add", filled)).data).toEqual({ cart_num: 15, added: 5, quantity: 15 });
    expect((await who.post("cart/add", filled)).data).toEqual({ cart_num: 15, added: 0, quantity: 15 });
    for (const fill of ["yes", -1, null, []])
      expect((await who.post("cart/add", { ...filled, fill })).code, String(fill)).toBe(0);
    for (const goods_num of [0, -3, "x", ""])
      expect((await who.post("cart/add", { ...filled, goods_num })).code, String(goods_num)).toBe(0);
    await backend.db.update(skus).set({ stock: 4 }).where(eq(skus.id, skuId));
    expect((await who.post("cart/add", filled)).data).toEqual({ cart_num: 15, added: 0, quantity: 15 });
    await backend.db.update(skus).set({ stock: 0 }).where(eq(skus.id, skuId));
    expect(await who.post("cart/add", filled)).toMatchObject({ code: 0, msg: "This item is sold out" });
  });

  test("a cart that is filled up from several tabs at once has no more than there are", async () => {
    const who = await backend.newCustomer();
    const { skuId } = await sell({ stock: 15 });
    await add(who, skuId, 4);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => who.post("cart/add", { item_id: skuId, goods_num: 5, fill: 1 })),
    );
    expect(answers.map(({ data }) => Number(recordOf(data)["added"])).reduce((sum, each) => sum + each, 0)).toBe(11);
    expect((await line(who))["goods_num"]).toBe(15);
  });

  test("a cart has the fields of the contract, and what one costs now", async () => {
    const who = await backend.newCustomer();
    const { productId, skuId } = await sell({ translations: { en: "Tea pot" }, fields: { price: 12_990 } });
    await add(who, skuId, 2);
    const { lists, ...totals } = await cart(who);
    expect(totals).toEqual({ total_amount: 259.8, total_num: 2 });
    expect(lists).toEqual([
      {
        is_selected: 1,
        shop: { shop_id: 1, shop_name: "Hearth & Linden", type: 1, logo: expect.any(String), is_pay: 1 },
        cart: [
          {
            cart_id: expect.any(Number),
            goods_id: productId,
            goods_name: "Tea pot",
            image: noImage,
            goods_num: 2,
            goods_status: 1,
            goods_del: 0,
            spec_value_str: "默认",
            spec_values: [],
            price: "129.90",
            stock: 5,
            selected: 1,
            item_id: skuId,
            sub_price: 259.8,
            is_pay: 1,
            has_item: 1,
            pay_price: "129.90",
            price_kind: "regular",
          },
        ],
      },
    ]);
    expect((await who.get("cart/num")).data).toEqual({ num: 2 });
  });

  test("a cart is grouped by shops, newest first, and adds up what is selected", async () => {
    const who = await backend.newCustomer();
    const [one, two, three] = [await sell(), await sell({ fields: { shopId: 2 } }), await sell()];
    for (const { skuId } of [one, two, three]) await add(who, skuId);
    const lines = async () =>
      listOf((await cart(who))["lists"]).map((shop) => [
        recordOf(shop["shop"])["shop_id"],
        shop["is_selected"],
        listOf(shop["cart"]).map((each) => [each["item_id"], each["selected"], each["sub_price"]]),
      ]);
    expect(await lines()).toEqual([
      [1, 1, [three, one].map(({ skuId }) => [skuId, 1, 10])],
      [2, 1, [[two.skuId, 1, 10]]],
    ]);
    const [newest, oldest] = await linesOf(who);
    expect(await who.post("cart/selected", { cart_id: [newest?.["cart_id"]], selected: false })).toMatchObject({
      code: 1,
      msg: "",
      data: [],
    });
    expect(await lines()).toMatchObject([
      [
        1,
        0,
        [
          [three.skuId, 0, 0],
          [one.skuId, 1, 10],
        ],
      ],
      [2, 1, {}],
    ]);
    expect(await cart(who)).toMatchObject({ total_amount: 20, total_num: 2 });
    expect(await who.post("cart/selected", { cart_id: newest?.["cart_id"], selected: 1 })).toMatchObject({ code: 1 });
    expect(await cart(who)).toMatchObject({ total_amount: 30, total_num: 3 });
    const both = [newest?.["cart_id"], oldest?.["cart_id"]];
    expect(await who.post("cart/del", { cart_id: both })).toMatchObject({ code: 1, msg: "Deleted", data: [] });
    expect(await lines()).toMatchObject([[2, 1, [[two.skuId, 1, 10]]]]);
    expect(await who.post("cart/del", { cart_id: both })).toMatchObject({ code: 0, error: "not_found" });
  });

  test("a cart adds up, and takes any number that is in stock", async () => {
    const who = await backend.newCustomer();
    const { skuId } = await sell();
    await add(who, skuId, 2);
    await add(who, skuId, 2);
    expect(await line(who)).toMatchObject({ goods_num: 4 });
    expect(await who.post("cart/add", { item_id: skuId, goods_num: 2 })).toMatchObject({ msg: "Sorry, only 5 left" });
    const cart_id = (await line(who))["cart_id"];
    expect(await who.post("cart/change", { cart_id, goods_num: 5 })).toMatchObject({ code: 1, msg: "", data: [] });
    expect(await who.post("cart/change", { cart_id, goods_num: 6 })).toMatchObject({
      code: 0,
      msg: "Sorry, only 5 left",
    });
    expect(await who.post("cart/change", { cart_id, goods_num: 1 })).toMatchObject({ code: 1 });
    expect(await line(who)).toMatchObject({ goods_num: 1 });
  });

  test("a cart that is added to says how many pieces on sale it has by then, which a shop's header shows", async () => {
    const { db } = backend;
    const who = await backend.newCustomer();
    const [one, other] = [await sell(), await sell()];
    const pieces = async ({ skuId }: { readonly skuId: number }, goods_num: number) =>
      (await who.post("cart/add", { item_id: skuId, goods_num })).data;
    expect(await pieces(one, 2)).toEqual({ cart_num: 2 });
    expect(await pieces(one, 1)).toEqual({ cart_num: 3 });
    expect(await pieces(other, 1)).toEqual({ cart_num: 4 });
    expect((await who.get("cart/num")).data).toEqual({ num: 4 });
    // Somebody else's cart is none of theirs.
    await add(await backend.newCustomer(), one.skuId);
    await db.update(products).set({ isOnShelf: false }).where(eq(products.id, one.productId));
    expect(await pieces(other, 1)).toEqual({ cart_num: 2 });
  });

  test("a cart adds up what is added at once, and never beyond the stock", async () => {
    const who = await backend.newCustomer();
    const { skuId } = await sell({ stock: 7 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => who.post("cart/add", { item_id: skuId, goods_num: 1 })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(7);
    expect(await linesOf(who)).toMatchObject([{ goods_num: 7, item_id: skuId }]);
  });

  test("a cart has two hundred lines at most, also when they come at once", async () => {
    const { db } = backend;
    const who = await backend.newCustomer();
    const { productId, skuId } = await sell();
    const { skuId: other } = await sell();
    await db.insert(cartLines).values(
      Array.from({ length: 199 }, (_, index) => ({
        customerId: who.id,
        productId,
        skuId: 1_000_000 + index,
        quantity: 1,
      })),
    );
    const answers = await Promise.all([skuId, other].map((item_id) => who.post("cart/add", { item_id, goods_num: 1 })));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.map(({ msg }) => msg)).toContain("Your cart holds 200 different items at most");
  });

  describe("what can no longer be bought stays, with the reason, unselected:", () => {
    test.each([
      ["off the shelf", { isOnShelf: false }, {}, { goods_status: 0 }],
      ["of a frozen shop", {}, { isFrozen: true }, { is_pay: 0 }],
      ["of a closed shop", {}, { isOpen: false }, { is_pay: 0 }],
      ["of a shop that takes no payments", {}, { takesPayments: false }, { is_pay: 0 }],
      ["of a shop whose time is over", {}, { expiresAt: new Date("2020-01-01T00:00:00Z") }, { is_pay: 0 }],
    ])(
      "what can no longer be bought stays in a cart, unselected and with the reason: %s",
      async (_, product, shop, reason) => {
        const { db } = backend;
        const who = await backend.newCustomer();
        const [shopRow] = await db.insert(shops).values({ name: "A shop that changes" }).returning({ id: shops.id });
        const shopId = shopRow?.id ?? 0;
        const { productId, skuId } = await sell({ fields: { shopId } });
        await add(who, skuId);
        if (Object.keys(product).length > 0) await db.update(products).set(product).where(eq(products.id, productId));
        if (Object.keys(shop).length > 0) await db.update(shops).set(shop).where(eq(shops.id, shopId));
        expect(await cart(who)).toMatchObject({ total_amount: 0, total_num: 0, lists: [{ is_selected: 1 }] });
        expect(await line(who)).toMatchObject({ selected: 0, sub_price: 0, has_item: 1, ...reason });
        const { cart_id } = await line(who);
        expect(await who.post("cart/change", { cart_id, goods_num: 2 })).toMatchObject({ code: 0 });
        expect(await who.post("cart/add", { item_id: skuId, goods_num: 1 })).toMatchObject({ code: 0 });
      },
    );

    test("what can no longer be bought stays in a cart, unselected and with the reason: sold out", async () => {
      const { db } = backend;
      const who = await backend.newCustomer();
      const { skuId } = await sell();
      await add(who, skuId);
      await db.update(skus).set({ stock: 0 }).where(eq(skus.id, skuId));
      expect(await line(who)).toMatchObject({ selected: 0, stock: 0, goods_status: 1, has_item: 1, sub_price: 0 });
      expect(await who.post("cart/add", { item_id: skuId, goods_num: 1 })).toMatchObject({
        msg: "This item is sold out",
      });
      await db.update(skus).set({ stock: 1 }).where(eq(skus.id, skuId));
      expect(await line(who)).toMatchObject({ selected: 1, sub_price: 10 });
    });

    test("what can no longer be bought stays in a cart, unselected and with the reason: a SKU that is gone", async () => {
      const { db } = backend;
      const who = await backend.newCustomer();
      const { productId, skuId } = await sell();
      await add(who, skuId);
      await db.delete(skus).where(eq(skus.id, skuId));
      expect(await line(who)).toMatchObject({
        goods_id: productId,
        item_id: skuId,
        has_item: 0,
        selected: 0,
        sub_price: 0,
        price: null,
        stock: null,
        pay_price: null,
        spec_value_str: "请重新选择规格",
        spec_values: [],
      });
      expect((await who.get("cart/num")).data).toEqual({ num: 0 });
    });
  });

  test("a cart leaves out a deleted product", async () => {
    const { db } = backend;
    const who = await backend.newCustomer();
    const { productId, skuId } = await sell();
    await add(who, skuId);
    await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, productId));
    expect(await cart(who)).toEqual({ lists: [], total_amount: 0, total_num: 0 });
  });

  test("a cart names options in the caller's language", async () => {
    const who = await backend.newCustomer();
    const { db } = backend;
    const [sku] = await db.select().from(skus).where(eq(skus.productId, 1)).limit(1);
    await add(who, sku?.id ?? 0);
    const detail = recordOf((await backend.ask("goods/getGoodsDetail?goods_id=1", { language: "en" })).data);
    const item = listOf(detail["goods_item"]).find(({ id }) => id === sku?.id);
    expect(await line(who)).toMatchObject({
      goods_name: detail["name"],
      image: item?.["image"],
      spec_value_str: item?.["spec_value_str"],
    });
  });

  describe("member prices", () => {
    const member = async (): Promise<CallingCustomer> => {
      const { db } = backend;
      const [level] = await db
        .insert(memberLevels)
        .values({ name: "Gold", priceShare: 8750 })
        .returning({ id: memberLevels.id });
      return backend.newCustomer({ levelId: level?.id ?? null });
    };

    test("member prices in a cart are what a member pays, and nobody else", async () => {
      const who = await member();
      const { skuId } = await sell({ fields: { hasMemberPrice: true, price: 1990 } });
      const { skuId: ordinary } = await sell();
      await add(who, ordinary);
      await add(who, skuId, 3);
      expect(await linesOf(who)).toMatchObject([
        { price: "19.90", pay_price: "17.41", price_kind: "member", sub_price: 52.23 },
        { price: "10.00", pay_price: "10.00", price_kind: "regular", sub_price: 10 },
      ]);
      expect(await cart(who)).toMatchObject({ total_amount: 62.23 });
      const somebody = await backend.newCustomer();
      await add(somebody, skuId);
      expect(await line(somebody)).toMatchObject({ pay_price: "19.90", price_kind: "regular" });
    });

    test("member prices in a cart end where something on flash sale is selected, too", async () => {
      const { db } = backend;
      const who = await member();
      const { skuId } = await sell({ fields: { hasMemberPrice: true, price: 2000 } });
      const flash = await sell({ fields: { price: 8000, hasMemberPrice: true } });
      const [slot] = await db
        .insert(flashSlots)
        .values({ startMinute: 0, endMinute: 1440 })
        .returning({ id: flashSlots.id });
      const [offer] = await db
        .insert(flashOffers)
        .values({ slotId: slot?.id ?? 0, productId: flash.productId, startsOn: "2020-01-01", isApproved: true })
        .returning({ id: flashOffers.id });
      await db.insert(flashPrices).values({ offerId: offer?.id ?? 0, skuId: flash.skuId, price: 5000 });
      await add(who, skuId);
      await add(who, flash.skuId);
      expect(await linesOf(who)).toMatchObject([
        { price: "80.00", pay_price: "50.00", price_kind: "flash" },
        { pay_price: "20.00", price_kind: "regular" },
      ]);
      expect(await cart(who)).toMatchObject({ total_amount: 70 });
      await who.post("cart/selected", { cart_id: (await line(who))["cart_id"], selected: 0 });
      expect(await linesOf(who)).toMatchObject([
        { pay_price: "50.00", price_kind: "flash", sub_price: 0 },
        { pay_price: "17.50", price_kind: "member" },
      ]);
      await db.delete(flashOffers).where(eq(flashOffers.id, offer?.id ?? 0));
      await db.delete(flashSlots).where(eq(flashSlots.id, slot?.id ?? 0));
    });
  });

  describe("refuses", () => {
    test.each([
      [{ goods_num: 1 }, "item_id is required"],
      [{ item_id: "x", goods_num: 1 }, "item_id must be an integer"],
      [{ item_id: 999_999, goods_num: 1 }, "This product is no longer available"],
      [{ item_id: 1 }, "Please enter a quantity"],
      [{ item_id: 1, goods_num: "abc" }, "The quantity must be a whole number"],
      [{ item_id: 1, goods_num: 1.5 }, "The quantity must be a whole number"],
      [{ item_id: 1, goods_num: 0 }, "The quantity must be greater than 0"],
      [{ item_id: 1, goods_num: -1 }, "The quantity must be greater than 0"],
      [{ item_id: 1, goods_num: "99999999999999999999999" }, "You can buy 99999 pieces at most"],
    ])("a cart refuses to add %j", async (body, msg) => {
      const who = await backend.newCustomer();
      expect(await who.post("cart/add", body)).toMatchObject({ status: 200, code: 0, show: 1, msg, data: [] });
      expect(await linesOf(who)).toEqual([]);
    });

    test("a cart refuses virtual products", async () => {
      const { skuId } = await sell({ fields: { isVirtual: true } });
      expect(await (await backend.newCustomer()).post("cart/add", { item_id: skuId, goods_num: 1 })).toMatchObject({
        code: 0,
        msg: "Virtual products cannot be put in the cart, please buy them directly",
      });
    });

    test.each([{}, { cart_id: [] }, { cart_id: "x" }, { cart_id: [{}] }, { cart_id: 1 }])(
      "a cart refuses to select or remove %j of nothing",
      async (body) => {
        const who = await backend.newCustomer();
        const known = "cart_id" in body && body.cart_id === 1;
        const msg = known ? "This item is no longer in your cart" : "cart_id is wrong";
        expect(await who.post("cart/del", body)).toMatchObject({ code: 0, show: 1, msg });
        expect(await who.post("cart/selected", { ...body, selected: 1 })).toMatchObject({ code: 0, show: 1, msg });
        expect(await who.post("cart/selected", { ...body, selected: 2 })).toMatchObject({ msg: "selected is wrong" });
      },
    );

    test("a cart refuses whoever else asks for a line", async () => {
      const [owner, other] = [await backend.newCustomer(), await backend.newCustomer()];
      const { skuId } = await sell();
      await add(owner, skuId);
      const before = await cart(owner);
      const { cart_id } = await line(owner);
      const gone = { status: 200, code: 0, error: "not_found", data: [] };
      expect(await other.post("cart/change", { cart_id, goods_num: 2 })).toMatchObject(gone);
      expect(await other.post("cart/selected", { cart_id: [cart_id], selected: 0 })).toMatchObject(gone);
      expect(await other.post("cart/del", { cart_id })).toMatchObject(gone);
      await add(other, (await sell()).skuId);
      const own = (await line(other))["cart_id"];
      // Of one's own and somebody else's lines together only one's own are meant.
      expect(await other.post("cart/del", { cart_id: [cart_id, own] })).toMatchObject({ code: 1 });
      expect(await linesOf(other)).toEqual([]);
      expect(await cart(owner)).toEqual(before);
    });

    test.each(["", "dead"])("a cart refuses whoever has the token %j", async (token) => {
      for (const path of ["lists", "num"]) {
        expect(await backend.as(token).get(`cart/${path}`)).toMatchObject({ code: -1, show: 1, data: [] });
      }
      for (const path of ["add", "change", "del", "selected"]) {
        const body = { item_id: 1, goods_num: 1, cart_id: 1, selected: 1 };
        expect(await backend.as(token).post(`cart/${path}`, body)).toMatchObject({ code: -1, data: [] });
      }
    });
  });
});

onEachStore("preview of a cart that is kept elsewhere", (backend) => {
  const preview = (goods: unknown, more: object = {}) =>
    backend.ask("cart/preview", { language: "en", body: { goods, ...more } });

  test("the preview of a cart that is kept elsewhere answers as the cart itself does, whoever asks", async () => {
    const { db } = backend;
    const productId = await putOnSale(db, { name: "Teapot" });
    const [sku] = await db.select().from(skus).where(eq(skus.productId, productId));
    const who = await backend.newCustomer();
    await who.post("cart/add", { item_id: sku?.id, goods_num: 2 });
    const stored = await who.read("cart/lists");
    const shown = (await preview(JSON.stringify([{ item_id: sku?.id, goods_num: 2 }]))).data;
    expect(JSON.stringify(shown).replace(/"cart_id":\d+/, "")).toBe(
      JSON.stringify(stored).replace(/"cart_id":\d+/, ""),
    );
    expect(shown).toMatchObject({ lists: [{ cart: [{ cart_id: sku?.id }] }] });
  });

  test("the preview of a cart that is kept elsewhere keeps more than there is in stock, and says how many there are", async () => {
    const productId = await putOnSale(backend.db, { name: "Teapot", stock: 1 });
    const [sku] = await backend.db.select().from(skus).where(eq(skus.productId, productId));
    expect((await preview([{ item_id: sku?.id, goods_num: 9, selected: 0 }])).data).toMatchObject({
      lists: [{ is_selected: 0, cart: [{ goods_num: 9, stock: 1, selected: 0 }] }],
      total_amount: 0,
    });
  });

  test.each([
    undefined,
    "",
    "[",
    "null",
    '{"a":1}',
    "[[]]",
    [null, 1, "x", {}, { item_id: 1 }, { item_id: 1, goods_num: -1 }, { item_id: 999_999_999, goods_num: 1 }],
    Array.from({ length: 5000 }, (_, index) => ({ item_id: 10_000_000 + index, goods_num: 1 })),
  ])("the preview of a cart that is kept elsewhere is empty for %j", async (goods) => {
    expect(await preview(goods)).toMatchObject({
      code: 1,
      data: { lists: [], total_amount: 0, total_num: 0 },
    });
  });
});
