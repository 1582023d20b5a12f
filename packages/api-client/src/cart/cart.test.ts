import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireCart, wireCartLine } from "../testing/wire-cart.ts";
import type { CartLine } from "./cart-line.ts";
import { previewCart } from "./cart-preview.ts";
import { fetchCart, addToCart, changeCartLine, selectCartLines, deleteCartLines } from "./cart.ts";

const line = wireCartLine({
  goods_name: "Pan <24 cm>",
  image: "http://127.0.0.1/p.png",
  goods_num: 3,
  spec_value_str: "24 cm,oak",
  spec_values: undefined,
  price: "64.50",
  stock: 9,
  item_id: 310,
  sub_price: 193.5,
});

function lists(...lines: readonly Record<string, unknown>[]) {
  return { ...wireCart(lines, { shop_name: 6666 }), total_amount: 999, total_num: 99 };
}

async function lineOf(changes: Record<string, unknown>): Promise<CartLine | undefined> {
  return (await fetchCart(succeeding(lists({ ...line, ...changes })).api)).shops[0]?.lines[0];
}

test("a cart is read by shop and line, its totals added up", async () => {
  expect(await fetchCart(succeeding(lists(line)).api)).toEqual({
    shops: [
      {
        id: 7,
        name: "6666",
        logo: null,
        selfOperated: true,
        lines: [
          {
            id: 5,
            productId: 31,
            skuId: 310,
            name: "Pan <24 cm>",
            image: "/p.png",
            optionText: "24 cm,oak",
            quantity: 3,
            regularPrice: 6450,
            unitPrice: 6450,
            priceKind: "regular",
            subtotal: 19350,
            stock: 9,
            selected: true,
            unavailable: null,
          },
        ],
      },
    ],
    totalAmount: 19350,
    selectedQuantity: 3,
  });
});

test("a line may cost less than its regular price, down to nothing", async () => {
  expect(await lineOf({ pay_price: "50.00", price_kind: "flash", sub_price: 150 })).toMatchObject({
    regularPrice: 6450,
    unitPrice: 5000,
    priceKind: "flash",
    subtotal: 15000,
  });
  expect(await lineOf({ pay_price: "0.00", price_kind: "member", sub_price: 0 })).toMatchObject({ unitPrice: 0 });
  expect(await lineOf({ price_kind: "group" })).toMatchObject({ priceKind: "regular" });
});

describe("a line that cannot be bought", () => {
  test.each([
    [{ goods_status: 0 }, "off-shelf"],
    [{ goods_del: 1 }, "off-shelf"],
    [{ has_item: 0, price: null, stock: null, spec_value_str: "请重新选择规格" }, "option-gone"],
    [{ price: null }, "option-gone"],
    [{ is_pay: 0 }, "shop-closed"],
    [{ stock: 0 }, "sold-out"],
  ] as const)("%j is %s, never selected and costs nothing", async (changes, unavailable) => {
    expect(await lineOf(changes)).toMatchObject({ unavailable, selected: false, subtotal: 0 });
  });

  test("a line that cannot be bought does not count in the totals, whatever the platform has added up", async () => {
    const other = { ...line, cart_id: 6, item_id: 311, goods_num: 1, sub_price: 64.5 };
    const cart = await fetchCart(succeeding(lists(line, { ...other, stock: 0 })).api);
    expect(cart).toMatchObject({ totalAmount: 19350, selectedQuantity: 3 });
  });

  test("a line whose variant is gone has neither a price nor a text for it", async () => {
    expect(await lineOf({ has_item: 0, price: null, stock: null, spec_value_str: "请重新选择规格" })).toMatchObject({
      optionText: null,
      regularPrice: null,
      unitPrice: null,
      stock: null,
    });
  });
});

test("a line with more than the stock can be bought in part, and keeps both quantities", async () => {
  expect(await lineOf({ goods_num: 12, stock: 9 })).toMatchObject({ quantity: 12, stock: 9, unavailable: null });
});

test("a line is available and selected where the platform does not say otherwise", async () => {
  expect(await lineOf({ has_item: undefined, goods_status: undefined, is_pay: undefined })).toMatchObject({
    unavailable: null,
    selected: true,
  });
  expect(await lineOf({ spec_value_str: "默认" })).toMatchObject({ optionText: null });
});

test("an empty cart has no shops and costs nothing", async () => {
  const nothing = { shops: [], totalAmount: 0, selectedQuantity: 0 };
  expect(await fetchCart(succeeding({ lists: [], total_amount: 0, total_num: 0 }).api)).toEqual(nothing);
  expect(await fetchCart(succeeding(lists()).api)).toEqual(nothing);
});

test("a line that cannot be read fails the cart", async () => {
  await expect(fetchCart(succeeding(lists(line, { ...line, item_id: 0 })).api)).rejects.toMatchObject({
    kind: "transport",
  });
});

test("a preview sends its lines as JSON text and names them by their SKU", async () => {
  const { api, sent } = succeeding(lists({ ...line, cart_id: 0, sub_price: undefined }));
  const preview = await previewCart(api, [{ skuId: 310, quantity: 3 }]);
  expect(sent[0]).toMatchObject({
    path: "/api/cart/preview",
    body: { goods: '[{"item_id":310,"goods_num":3}]' },
  });
  expect(preview.shops[0]?.lines[0]).toMatchObject({ id: 310, subtotal: 19350 });
  const numbered = await previewCart(succeeding(lists({ ...line, cart_id: 1 })).api, []);
  expect(numbered.shops[0]?.lines[0]?.id).toBe(310);
});

test("a change of the cart sends the lines that it is about, and the quantity", async () => {
  const { api, sent } = succeeding([]);
  expect(await addToCart(api, { skuId: 310, quantity: 2 })).toBeNull();
  await changeCartLine(api, { lineId: 5, quantity: 4 });
  await deleteCartLines(api, [5, 6]);
  await selectCartLines(api, { lineIds: [5], selected: false });
  await selectCartLines(api, { lineIds: [5, 6], selected: true });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/cart/add", { item_id: 310, goods_num: 2 }],
    ["/api/cart/change", { cart_id: 5, goods_num: 4 }],
    ["/api/cart/del", { cart_id: [5, 6] }],
    ["/api/cart/selected", { cart_id: [5], selected: 0 }],
    ["/api/cart/selected", { cart_id: [5, 6], selected: 1 }],
  ]);
});

test("an addition to the cart tells how much it holds, where the platform does", async () => {
  expect(await addToCart(succeeding({ cart_num: "7" }).api, { skuId: 310, quantity: 2 })).toBe(7);
  expect(await addToCart(succeeding({}).api, { skuId: 310, quantity: 2 })).toBeNull();
});
