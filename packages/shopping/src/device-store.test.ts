// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceStore } from "./device-store.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const flagStore = () =>
  deviceStore({ key: "wish", empty: false, parse: (text) => text === "1", write: (flag) => (flag ? "1" : "0") });

test("what is kept is read by whoever asks under the same key, and told", () => {
  const [one, other] = [flagStore(), flagStore()];
  const listener = vi.fn();
  const leave = one.subscribe(listener);
  expect(one.read()).toBe(false);
  expect(one.keep(true)).toBe(true);
  expect([one.read(), other.read(), listener.mock.calls.length]).toEqual([true, true, 1]);
  leave();
  one.keep(false);
  expect([other.read(), listener.mock.calls.length]).toEqual([false, 1]);
});

test("what another tab keeps is told, and what it keeps under other keys is not", () => {
  const listener = vi.fn();
  const leave = flagStore().subscribe(listener);
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent("storage", { key: "wish" }));
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
});

test("a browser that stores nothing says so", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(flagStore().keep(true)).toBe(false);
});
