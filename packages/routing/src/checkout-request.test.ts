import fc from "fast-check";
import { expect, test } from "vitest";
import { writeCheckoutRequest } from "./checkout-request.ts";
import { readCheckoutRequest } from "./read-checkout-request.ts";

const id = fc.integer({ min: 1, max: 2 ** 31 });
const line = fc.record({ skuId: id, quantity: fc.integer({ min: 1, max: 99_999 }), productId: id, shopId: id });
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 100, selector: ({ skuId }) => skuId });

test("a checkout request is read as it was written", () => {
  fc.assert(
    fc.property(lines, fc.uniqueArray(id, { maxLength: 100 }), (some, cartLineIds) => {
      const fromCart = { from: "cart", lines: some, cartLineIds } as const;
      const fromProduct = { from: "product", lines: some, cartLineIds: [] } as const;
      expect(readCheckoutRequest(writeCheckoutRequest(fromCart))).toEqual(fromCart);
      expect(readCheckoutRequest(writeCheckoutRequest(fromProduct))).toEqual(fromProduct);
    }),
  );
});

test("a checkout request is written in the form of the platform's own pages", () => {
  const written = writeCheckoutRequest({
    from: "cart",
    lines: [{ skuId: 5, quantity: 2, productId: 31, shopId: 7 }],
    cartLineIds: [1],
  });
  expect(JSON.parse(written)).toEqual({
    carts: [1],
    goods: [{ item_id: 5, num: 2, goods_id: 31, shop_id: 7 }],
    type: "cart",
  });
});

const goods = [{ item_id: 5, num: 2, goods_id: 31, shop_id: 7 }];

test("the ids of a checkout request may be text", () => {
  const typed = [{ item_id: "5", num: "2", goods_id: "31", shop_id: "7" }];
  expect(readCheckoutRequest(JSON.stringify({ goods: typed, type: "buy" }))).toEqual({
    from: "product",
    lines: [{ skuId: 5, quantity: 2, productId: 31, shopId: 7 }],
    cartLineIds: [],
  });
});

test.each([
  ["no JSON", "{goods"],
  ["no object", "null"],
  ["a list", "[]"],
  ["no goods", "{}"],
  ["no line", JSON.stringify({ goods: [] })],
  ["goods of another shape", JSON.stringify({ goods: { 0: goods[0] } })],
  ["a line without a shop", JSON.stringify({ goods: [{ item_id: 5, num: 2, goods_id: 31 }] })],
  ["a quantity of 0", JSON.stringify({ goods: [{ ...goods[0], num: 0 }] })],
  ["a fractional quantity", JSON.stringify({ goods: [{ ...goods[0], num: 1.5 }] })],
  ["too large a quantity", JSON.stringify({ goods: [{ ...goods[0], num: 100_000 }] })],
  ["a negative id", JSON.stringify({ goods: [{ ...goods[0], item_id: -5 }] })],
  ["a SKU twice", JSON.stringify({ goods: [goods[0], goods[0]] })],
  ["a cart line that is none", JSON.stringify({ goods, carts: [1, "x"] })],
  [
    "too many lines",
    JSON.stringify({ goods: Array.from({ length: 101 }, (_, at) => ({ ...goods[0], item_id: at + 1 })) }),
  ],
])("a text with %s is no checkout request", (_case, data) => {
  expect(readCheckoutRequest(data)).toBeNull();
});

test("reading a checkout request never fails, whatever the text", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
      expect(() => readCheckoutRequest(data)).not.toThrow();
    }),
  );
});
