// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RenderedPage } from "../src/rendered-page.ts";
import { readConfig } from "./config.ts";
import { createSharedPages, type SharedPages } from "./shared-pages.ts";

const config = readConfig({ PAGE_CACHE_SECONDS: "10" });
const pageOf = (text: string): RenderedPage => ({ status: 200, headers: new Headers(), body: text });
const shared = (product: number) => ({ url: new URL(`http://shop.example/${product}`), locale: "en" }) as const;
const products = Array.from({ length: 20 }, (_, product) => product);

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

async function textOf(pages: SharedPages, product: number): Promise<string | undefined> {
  return (await pages.find(shared(product))?.encoded(null))?.toString();
}

/** Pages of all products, kept a moment too long, and what is rendered anew from then on. */
function stalePages() {
  const waiting: { readonly path: string; readonly answer: (text: string) => void }[] = [];
  const pages = createSharedPages(
    config,
    ({ url }) =>
      new Promise((resolve) => waiting.push({ path: url.pathname, answer: (text) => resolve(pageOf(text)) })),
    () => {},
  );
  for (const product of products) pages.keeping(shared(product), "nonce", pageOf("old"), pages.edition());
  vi.advanceTimersByTime(10_001);
  const look = () => Promise.all(products.map((product) => textOf(pages, product)));
  return { waiting, look };
}

test("stale pages are all sent at once, and rendered anew a few at a time", async () => {
  const { waiting, look } = stalePages();
  expect(await look()).toEqual(products.map(() => "old"));
  await look();
  expect(waiting.map(({ path }) => path)).toEqual(["/0", "/1", "/2", "/3"]);
  for (const { answer } of waiting) answer("new");
  await expect.poll(async () => (await look()).filter((text) => text === "new")).toHaveLength(4);
  expect(waiting.map(({ path }) => path)).toEqual(["/0", "/1", "/2", "/3", "/4", "/5", "/6", "/7"]);
});

test("a stale page that could not be rendered anew is tried again at the next look", async () => {
  let tries = 0;
  const pages = createSharedPages(
    config,
    () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("The platform does not answer")) : Promise.resolve(pageOf("new"));
    },
    () => {},
  );
  pages.keeping(shared(1), "nonce", pageOf("old"), pages.edition());
  vi.advanceTimersByTime(10_001);
  expect(await textOf(pages, 1)).toBe("old");
  await expect.poll(() => textOf(pages, 1)).toBe("new");
  expect(tries).toBe(2);
});
