import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepForLogin, readTab, takeAfterLogin, writeTab } from "./tab-storage.ts";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a tab keeps a value until it is removed", () => {
  writeTab("draft", { text: "a", count: 1 });
  expect(readTab("draft")).toEqual({ text: "a", count: 1 });
  expect(readTab("another")).toEqual({});
  writeTab("draft", null);
  expect(readTab("draft")).toEqual({});
});

test.each(["", "no json", "null", "[1]", "3", '"text"'])("what is kept as %j has no fields", (text) => {
  sessionStorage.setItem("draft", text);
  expect(readTab("draft")).toEqual({});
});

test("what was pressed before the login is taken once, and only soon after it", () => {
  keepForLogin("press", { id: 1 });
  keepForLogin("press", { id: 2 });
  expect(takeAfterLogin("press")).toEqual({ id: 2 });
  expect(takeAfterLogin("press")).toBeNull();
  keepForLogin("press", { id: 3 });
  vi.advanceTimersByTime(30 * 60_000);
  expect(takeAfterLogin("press")).toBeNull();
});

test("what was pressed at a time to come is not taken: the clock was set back", () => {
  keepForLogin("press", { id: 1 });
  vi.setSystemTime(Date.now() - 1);
  expect(takeAfterLogin("press")).toBeNull();
});

test("a browser that blocks storage keeps nothing and breaks nothing", () => {
  const forbidden = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  writeTab("draft", { text: "a" });
  writeTab("draft", null);
  expect(readTab("draft")).toEqual({});
  expect(takeAfterLogin("press")).toBeNull();
});
