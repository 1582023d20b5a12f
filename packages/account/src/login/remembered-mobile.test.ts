import { expect, test } from "vitest";
import { rememberedMobile, rememberMobile } from "./remembered-mobile.ts";

function memory() {
  const storage = new Map<string, string>();
  return {
    storage,
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
}

test("a mobile number is kept until it is forgotten", () => {
  const browser = memory();
  expect(rememberedMobile(browser)).toBe("");
  rememberMobile(browser, "13800138000");
  expect(rememberedMobile(browser)).toBe("13800138000");
  rememberMobile(browser, null);
  expect(rememberedMobile(browser)).toBe("");
  expect(browser.storage.size).toBe(0);
});

test("a browser that blocks storage makes remembering a number do nothing", () => {
  const forbidden = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  const browser = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  expect(() => rememberMobile(browser, "13800138000")).not.toThrow();
  expect(() => rememberMobile(browser, null)).not.toThrow();
  expect(rememberedMobile(browser)).toBe("");
});
