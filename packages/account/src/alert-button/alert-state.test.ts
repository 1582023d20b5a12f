import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPendingAlert, takePendingAlert } from "./alert-state.tsx";

const alert = { kind: "price", productId: 5, skuId: null, targetPrice: 9000, on: true } as const;
/** As the tab stores it. */
const stored = { kind: "price", productId: 5, skuId: null, wish: 9000, on: true } as const;

const tab = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  tab.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a pending alert is taken once", () => {
  keepPendingAlert({ ...alert, productId: 4 });
  keepPendingAlert(alert);
  expect(takePendingAlert()).toEqual(alert);
  expect(takePendingAlert()).toBeNull();
});

test("a pending alert is forgotten after half an hour", () => {
  keepPendingAlert(alert);
  vi.advanceTimersByTime(30 * 60_000);
  expect(takePendingAlert()).toBeNull();
});

test("a pending alert is stored with the fields that a tab may hold already", () => {
  vi.setSystemTime(1);
  sessionStorage.setItem("plaza:wanted-alert", JSON.stringify({ ...stored, at: 0 }));
  expect(takePendingAlert()).toEqual(alert);
});

test.each([
  ["nothing", "null"],
  ["no JSON", "{"],
  ["a text", '"x"'],
  ["another kind", JSON.stringify({ ...stored, kind: "x", at: 0 })],
  ["no product", JSON.stringify({ ...stored, productId: 0, at: 0 })],
  ["a target price that is no number", JSON.stringify({ ...stored, wish: "9", at: 0 })],
  ["no time", JSON.stringify(stored)],
])("a pending alert of which storage has %s is ignored", (_, text) => {
  vi.setSystemTime(1);
  sessionStorage.setItem("plaza:wanted-alert", text);
  expect(takePendingAlert()).toBeNull();
});
