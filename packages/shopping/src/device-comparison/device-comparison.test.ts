// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import {
  type ComparedProduct,
  keepDeviceComparison,
  readDeviceComparison,
  renameDeviceCompared,
  setDeviceCompared,
  subscribeToDeviceComparison,
} from "./device-comparison.ts";
import { maxCompared } from "./max-compared.ts";

const key = "plaza:device-comparison";
const product = (id: number): ComparedProduct => ({ id, name: `Product ${id}`, image: `/uploads/${id}.png` });
const ids = () => readDeviceComparison().map(({ id }) => id);

beforeEach(() => localStorage.clear());

test("ticked products keep the order of the ticks, and ticking one again changes nothing", () => {
  expect(setDeviceCompared(product(5), true)).toBe("kept");
  expect(setDeviceCompared(product(3), true)).toBe("kept");
  const stored = readDeviceComparison();
  expect(stored).toEqual([product(5), product(3)]);
  expect(setDeviceCompared(product(5), true)).toBe("kept");
  expect(readDeviceComparison()).toBe(stored);
  setDeviceCompared(product(5), false);
  setDeviceCompared(product(5), false);
  expect(ids()).toEqual([3]);
});

test("a fifth product is not ticked, and the ticked four can be", () => {
  for (const id of [1, 2, 3, 4]) setDeviceCompared(product(id), true);
  expect(setDeviceCompared(product(5), true)).toBe("full");
  expect(setDeviceCompared(product(4), true)).toBe("kept");
  expect(ids()).toEqual([1, 2, 3, 4]);
  setDeviceCompared(product(2), false);
  expect(setDeviceCompared(product(5), true)).toBe("kept");
  expect(ids()).toEqual([1, 3, 4, 5]);
});

test("a comparison that is taken over replaces the ticks, with nothing but what a device has to know", () => {
  setDeviceCompared(product(9), true);
  keepDeviceComparison([1, 2, 3, 4, 5].map((id) => Object.assign(product(id), { price: 100 })));
  expect(readDeviceComparison()).toEqual([1, 2, 3, 4].map(product));
  keepDeviceComparison([]);
  expect(readDeviceComparison()).toEqual([]);
});

test("a ticked product is called as it was seen last; one that is not ticked is left alone", () => {
  setDeviceCompared(product(1), true);
  setDeviceCompared(product(2), true);
  renameDeviceCompared({ id: 1, name: "釉面茶壶", image: null });
  renameDeviceCompared(product(7));
  expect(readDeviceComparison()).toEqual([{ id: 1, name: "釉面茶壶", image: null }, product(2)]);
  const stored = readDeviceComparison();
  renameDeviceCompared(product(2));
  expect(readDeviceComparison()).toBe(stored);
});

test("a subscriber of the comparison is told of ticks in this tab and in others, until it unsubscribes", () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToDeviceComparison(listener);
  setDeviceCompared(product(1), true);
  dispatchEvent(new StorageEvent("storage", { key }));
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  setDeviceCompared(product(2), true);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a browser that stores nothing compares nothing and says so", () => {
  const storage = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  expect(readDeviceComparison()).toEqual([]);
  expect(setDeviceCompared(product(3), true)).toBe("not-kept");
  storage.mockRestore();
});

const stored = (products: unknown) => JSON.stringify({ version: 1, products });
test.each([
  ["no JSON", "{"],
  ["another version", JSON.stringify({ version: 2, products: [product(1)] })],
  ["an id that is none", stored([{ ...product(1), id: 0 }])],
  ["a product twice", stored([product(1), product(1)])],
  ["a name that is no text", stored([{ ...product(1), name: 7 }])],
  ["an image that is none", stored([{ id: 1, name: "Pot" }])],
  ["five products", stored([1, 2, 3, 4, 5].map(product))],
])("a stored text with %s holds no comparison", (_case, text) => {
  localStorage.setItem(key, text);
  expect(readDeviceComparison()).toEqual([]);
});

test("reading the comparison never fails, whatever is stored", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(stored)), (text) => {
      localStorage.setItem(key, text);
      expect(readDeviceComparison().length).toBeLessThanOrEqual(maxCompared);
    }),
  );
});

test("whatever is ticked and unticked, no more than four are kept, each once, in the order of their ticks", () => {
  const presses = fc.array(fc.record({ id: fc.integer({ min: 1, max: 7 }), on: fc.boolean() }));
  fc.assert(
    fc.property(presses, (all) => {
      localStorage.clear();
      // A set keeps the order of what is added, and adds nothing twice.
      const expected = new Set<number>();
      for (const { id, on } of all) {
        if (!on) expected.delete(id);
        else if (expected.size < maxCompared) expected.add(id);
        setDeviceCompared(product(id), on);
      }
      expect(ids()).toEqual([...expected]);
    }),
  );
});
