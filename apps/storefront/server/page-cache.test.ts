// @vitest-environment node
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

function cache(bytes = 1_000) {
  let time = 0;
  const pages = createPageCache({ bytes, freshMs: 10, staleMs: 50, now: () => time });
  return { pages, pass: (ms: number) => (time += ms) };
}

test("a page is sent with the nonce of its answer", () => {
  const { pages } = cache();
  pages.keep("home en", '<script nonce="abc"></script><meta content="abc">', "abc");
  expect(pages.find("home en", "xyz")?.html.toString()).toBe('<script nonce="xyz"></script><meta content="xyz">');
  expect(pages.find("home ja", "xyz")).toBeNull();
});

test("a page is fresh, then stale, then gone", () => {
  const { pages, pass } = cache();
  pages.keep("home", "<p>", "n");
  pass(10);
  expect(pages.find("home", "n")?.stale).toBe(false);
  pass(1);
  expect(pages.find("home", "n")?.stale).toBe(true);
  pass(50);
  expect(pages.find("home", "n")).toBeNull();
});

test("the cache holds no more than it may, and drops the page that was asked for least recently", () => {
  const { pages } = cache(30);
  pages.keep("a", "x".repeat(10), "n");
  pages.keep("b", "x".repeat(10), "n");
  pages.keep("c", "x".repeat(10), "n");
  pages.find("a", "n");
  pages.keep("d", "x".repeat(10), "n");
  expect(["a", "b", "c", "d"].map((key) => pages.find(key, "n") !== null)).toEqual([true, false, true, true]);
  pages.keep("huge", "x".repeat(31), "n");
  expect(pages.find("huge", "n")).toBeNull();
  pages.keep("a", "x".repeat(20), "n");
  expect(["a", "d"].map((key) => pages.find(key, "n") !== null)).toEqual([true, true]);
});
