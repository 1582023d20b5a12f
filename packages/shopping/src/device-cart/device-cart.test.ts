// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  addToDeviceCart,
  changeDeviceCartLine,
  emptyDeviceCart,
  readDeviceCart,
  removeFromDeviceCart,
  selectInDeviceCart,
  subscribeToDeviceCart,
} from "./device-cart.ts";
import { maxDeviceCartLines, readLines, writeLines } from "./device-cart-lines.ts";

const key = "plaza:device-cart";
const pan = {
  skuId: 310,
  productId: 31,
  shopId: 7,
  quantity: 2,
  name: "Pan",
  image: null,
  optionText: "24 cm",
  price: 6450,
  shopName: "Ironworks",
};
const pot = { ...pan, skuId: 400, productId: 40, quantity: 1, name: "Pot", optionText: null };

beforeEach(() => localStorage.clear());

test("what is put in lies on top and is selected", () => {
  expect(readDeviceCart()).toEqual([]);
  expect(addToDeviceCart(pan, 9)).toBe("added");
  expect(addToDeviceCart(pot, 9)).toBe("added");
  expect(readDeviceCart()).toEqual([
    { ...pot, selected: true },
    { ...pan, selected: true },
  ]);
});

test("more of the same is one line, with what is known of it now, and never more than there are", () => {
  addToDeviceCart(pan, 5);
  addToDeviceCart(pot, 5);
  selectInDeviceCart([310], false);
  expect(addToDeviceCart({ ...pan, price: 5000 }, 5)).toBe("added");
  expect(readDeviceCart()[0]).toEqual({ ...pan, quantity: 4, price: 5000, selected: true });
  expect(addToDeviceCart(pan, 5)).toBe("more-than-stock");
  expect(readDeviceCart()).toHaveLength(2);
  expect(readDeviceCart()[0]?.quantity).toBe(4);
});

test("a line can be changed, selected and removed", () => {
  addToDeviceCart(pan, 9);
  addToDeviceCart(pot, 9);
  changeDeviceCartLine(310, 7);
  selectInDeviceCart([310, 400], false);
  expect(readDeviceCart()).toEqual([
    { ...pot, selected: false },
    { ...pan, quantity: 7, selected: false },
  ]);
  removeFromDeviceCart([400]);
  expect(readDeviceCart().map(({ skuId }) => skuId)).toEqual([310]);
});

test("a full cart takes more of what is in it, and nothing else", () => {
  for (let skuId = 1; skuId <= maxDeviceCartLines; skuId++) addToDeviceCart({ ...pan, skuId }, 9);
  expect(addToDeviceCart({ ...pan, skuId: 1 }, 9)).toBe("added");
  expect(addToDeviceCart({ ...pan, skuId: 101 }, 9)).toBe("too-many-lines");
  expect(readDeviceCart()).toHaveLength(maxDeviceCartLines);
});

test("the list is the same until something changes", () => {
  addToDeviceCart(pan, 9);
  const before = readDeviceCart();
  expect(readDeviceCart()).toBe(before);
  addToDeviceCart(pot, 9);
  expect(readDeviceCart()).not.toBe(before);
});

describe("a subscription", () => {
  test("a subscriber is told of changes in this tab and in others, until it unsubscribes", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeToDeviceCart(listener);
    addToDeviceCart(pan, 9);
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.setItem(key, writeLines([]));
    dispatchEvent(new StorageEvent("storage", { key }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(readDeviceCart()).toEqual([]);
    dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(listener).toHaveBeenCalledTimes(3);
    dispatchEvent(new StorageEvent("storage", { key: "another" }));
    stop();
    addToDeviceCart(pan, 9);
    dispatchEvent(new StorageEvent("storage", { key }));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

test("a browser that keeps nothing has an empty cart and says so", () => {
  const blocked = (): never => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  const storage = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(blocked);
  expect(readDeviceCart()).toEqual(emptyDeviceCart);
  expect(addToDeviceCart(pan, 9)).toBe("not-kept");
  storage.mockRestore();
});

const line = { ...pan, selected: true };

test("a cart that lies on the device since its images were called pictures is still the shopper's", () => {
  const image = "http://images.example/pan.webp";
  const { image: _image, ...others } = line;
  const lines = [
    { ...others, picture: image },
    { ...line, ...pot },
  ];
  expect(readLines(JSON.stringify({ version: 1, lines }))).toEqual([{ ...line, image }, lines[1]]);
});

describe("a stored text", () => {
  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["no object", "7"],
    ["no version", JSON.stringify({ lines: [line] })],
    ["a later version", JSON.stringify({ version: 2, lines: [line] })],
    ["no list", JSON.stringify({ version: 1, lines: {} })],
    ["a line of another shape", JSON.stringify({ version: 1, lines: [line, { ...line, skuId: "311" }] })],
    ["a quantity of 0", JSON.stringify({ version: 1, lines: [{ ...line, quantity: 0 }] })],
    ["a fractional quantity", JSON.stringify({ version: 1, lines: [{ ...line, quantity: 1.5 }] })],
    ["a negative price", JSON.stringify({ version: 1, lines: [{ ...line, price: -1 }] })],
    ["a SKU twice", JSON.stringify({ version: 1, lines: [line, line] })],
    ["too much", writeLines(Array.from({ length: maxDeviceCartLines + 1 }, (_, at) => ({ ...line, skuId: at + 1 })))],
  ])("a stored text with %s is no cart", (_case, text) => {
    expect(readLines(text)).toEqual([]);
  });

  test("reading the cart never fails, whatever is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem(key, text);
        expect(Array.isArray(readDeviceCart())).toBe(true);
      }),
    );
  });
});
