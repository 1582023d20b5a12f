// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetDeviceFavourites,
  maxDeviceFavourites,
  noDeviceFavourites,
  readDeviceFavourites,
  setDeviceFavourite,
  subscribeToDeviceFavourites,
} from "./device-favourites.ts";

const key = "plaza:device-favourites";

beforeEach(() => localStorage.clear());

test("what is saved on the device lies on top, and saving it again changes nothing", () => {
  expect(setDeviceFavourite("products", 3, true)).toBe("kept");
  expect(setDeviceFavourite("products", 5, true)).toBe("kept");
  expect(setDeviceFavourite("shops", 3, true)).toBe("kept");
  const stored = readDeviceFavourites();
  expect(stored).toEqual({ products: [5, 3], shops: [3] });
  expect(setDeviceFavourite("products", 3, true)).toBe("kept");
  expect(readDeviceFavourites()).toBe(stored);
  setDeviceFavourite("products", 5, false);
  setDeviceFavourite("products", 5, false);
  expect(readDeviceFavourites()).toEqual({ products: [3], shops: [3] });
});

test("what has come into an account is forgotten, what was saved meanwhile is not", () => {
  setDeviceFavourite("products", 3, true);
  const merged = readDeviceFavourites();
  setDeviceFavourite("products", 4, true);
  forgetDeviceFavourites(merged);
  expect(readDeviceFavourites()).toEqual({ products: [4], shops: [] });
});

test("a full device keeps what it has", () => {
  for (let id = 1; id <= maxDeviceFavourites; id++) setDeviceFavourite("products", id, true);
  expect(setDeviceFavourite("products", 1000, true)).toBe("full");
  expect(setDeviceFavourite("products", 1, true)).toBe("kept");
  expect(readDeviceFavourites().products).toHaveLength(maxDeviceFavourites);
});

test("a subscriber of the device's favourites is told of changes in this tab and in others, until it unsubscribes", () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToDeviceFavourites(listener);
  setDeviceFavourite("shops", 3, true);
  dispatchEvent(new StorageEvent("storage", { key }));
  dispatchEvent(new StorageEvent("storage", { key: null }));
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  setDeviceFavourite("shops", 4, true);
  expect(listener).toHaveBeenCalledTimes(3);
});

test("a browser that keeps nothing has no favourites and says so", () => {
  const blocked = (): never => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  const storage = vi.spyOn(globalThis, "localStorage", "get").mockImplementation(blocked);
  expect(readDeviceFavourites()).toEqual(noDeviceFavourites);
  expect(setDeviceFavourite("products", 3, true)).toBe("not-kept");
  storage.mockRestore();
});

test.each([
  ["no JSON", "{"],
  ["another version", JSON.stringify({ version: 2, products: [1], shops: [1] })],
  ["texts for ids", JSON.stringify({ version: 1, products: ["1"], shops: [0] })],
  ["an id twice", JSON.stringify({ version: 1, products: [1, 1], shops: [1.5] })],
  ["too much", JSON.stringify({ version: 1, products: Array.from({ length: 101 }, (_, at) => at + 1) })],
])("a stored text with %s holds no favourites", (_case, text) => {
  localStorage.setItem(key, text);
  expect(readDeviceFavourites()).toEqual(noDeviceFavourites);
});

test("reading the device's favourites never fails, whatever is stored", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem(key, text);
      expect(Array.isArray(readDeviceFavourites().products)).toBe(true);
    }),
  );
});
