import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAlert, takeAlert } from "./kept-alert.ts";

const alert = { kind: "price", productId: 5, skuId: null, wish: 9000, on: true } as const;

const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an alert that was kept is taken once", () => {
  keepAlert({ ...alert, productId: 4 });
  keepAlert(alert);
  expect(takeAlert()).toEqual(alert);
  expect(takeAlert()).toBeNull();
});

test("an alert that was kept for half an hour is forgotten", () => {
  keepAlert(alert);
  vi.advanceTimersByTime(30 * 60_000);
  expect(takeAlert()).toBeNull();
});

test.each([
  ["nothing", "null"],
  ["no JSON", "{"],
  ["a text", '"x"'],
  ["another kind", JSON.stringify({ ...alert, kind: "x", at: 0 })],
  ["no product", JSON.stringify({ ...alert, productId: 0, at: 0 })],
  ["a wish that is none", JSON.stringify({ ...alert, wish: "9", at: 0 })],
  ["no time", JSON.stringify(alert)],
])("a kept alert that is %s is none", (_, text) => {
  vi.setSystemTime(1);
  sessionStorage.setItem("plaza:wanted-alert", text);
  expect(takeAlert()).toBeNull();
});
