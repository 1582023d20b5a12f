import { expect, test } from "vitest";
import { rememberedDestination, rememberDestination } from "./remembered-destination.ts";

function memory() {
  const storage = new Map<string, string>();
  return {
    storage,
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
}

test("a number or address is kept until it is forgotten", () => {
  const browser = memory();
  expect(rememberedDestination(browser)).toBe("");
  rememberDestination(browser, "13800138000");
  expect(rememberedDestination(browser)).toBe("13800138000");
  rememberDestination(browser, null);
  expect(rememberedDestination(browser)).toBe("");
  expect(browser.storage.size).toBe(0);
});

test("a browser that blocks storage makes remembering a number do nothing", () => {
  const forbidden = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  const browser = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  expect(() => rememberDestination(browser, "13800138000")).not.toThrow();
  expect(() => rememberDestination(browser, null)).not.toThrow();
  expect(rememberedDestination(browser)).toBe("");
});
