// @vitest-environment node
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { encodedQuickly, encodedSmallest } from "./page-encodings.ts";
import type { WirePage } from "./wire-page.ts";

const page = (text: string): WirePage => ({ html: Buffer.from(text), inline: { scripts: ["'sha256-a'"], styles: [] } });

function cache(bytes = 1_000_000) {
  let time = 0;
  const pages = createPageCache({ bytes, freshMs: 10, staleMs: 50, now: () => time });
  return { pages, pass: (ms: number) => (time += ms) };
}

const sent = (pages: PageCache, key: string, encoding: "br" | "gzip" | "zstd") => pages.find(key)?.encoded(encoding);

test("a page is sent with what its policy names, in each encoding", async () => {
  const { pages } = cache();
  pages.keep("home en", page("<p>tea</p>"));
  const found = pages.find("home en");
  expect(found?.inline.scripts).toEqual(["'sha256-a'"]);
  expect(String(await found?.encoded(null))).toBe("<p>tea</p>");
  const { br, gzip, zstd } = {
    br: await sent(pages, "home en", "br"),
    gzip: await sent(pages, "home en", "gzip"),
    zstd: await sent(pages, "home en", "zstd"),
  };
  if (br === undefined || gzip === undefined || zstd === undefined) throw new Error("The page is kept.");
  expect([brotliDecompressSync(br), gunzipSync(gzip), zstdDecompressSync(zstd)].map(String)).toEqual(
    Array.from({ length: 3 }, () => "<p>tea</p>"),
  );
  expect(pages.find("home ja")).toBeNull();
});

/** Long and varied enough for brotli's qualities to differ. */
const long = Array.from({ length: 4_000 }, (_, at) => `<p>${(at * 7919) % 1013} cups of tea</p>`).join("");

test("a page is compressed once an encoding, and made as small as it gets when it is asked for again", async () => {
  const { pages } = cache();
  pages.keep("home", page(long));
  const quick = await encodedQuickly(Buffer.from(long), "br");
  const smallest = await encodedSmallest(Buffer.from(long));
  expect(smallest.length).toBeLessThan(quick.length);
  expect(await sent(pages, "home", "br")).toEqual(quick);
  await expect.poll(() => sent(pages, "home", "br")).toEqual(smallest);
  const zstd = await sent(pages, "home", "zstd");
  expect(await sent(pages, "home", "zstd")).toBe(zstd);
});

test("a page that is the same when it is rendered anew keeps what it was compressed to; another does not", async () => {
  const { pages, pass } = cache();
  pages.keep("home", page("<p>tea</p>"));
  const before = await sent(pages, "home", "gzip");
  pass(11);
  expect(pages.find("home")?.stale).toBe(true);
  pages.keep("home", page("<p>tea</p>"));
  expect(pages.find("home")?.stale).toBe(false);
  expect(await sent(pages, "home", "gzip")).toBe(before);
  pages.keep("home", page("<p>cup</p>"));
  expect(gunzipSync((await sent(pages, "home", "gzip")) ?? "").toString()).toBe("<p>cup</p>");
});

test("a page is fresh, then stale, then gone", () => {
  const { pages, pass } = cache();
  pages.keep("home", page("<p>"));
  pass(10);
  expect(pages.find("home")?.stale).toBe(false);
  pass(1);
  expect(pages.find("home")?.stale).toBe(true);
  pass(50);
  expect(pages.find("home")).toBeNull();
});

test("the cache holds no more than it may, and drops the page that was asked for least recently", () => {
  const { pages } = cache(30);
  for (const key of ["a", "b", "c"]) pages.keep(key, page("x".repeat(10)));
  pages.find("a");
  pages.keep("d", page("y".repeat(10)));
  expect(["a", "b", "c", "d"].map((key) => pages.find(key) !== null)).toEqual([true, false, true, true]);
  pages.keep("huge", page("x".repeat(31)));
  expect(pages.find("huge")).toBeNull();
});

test("what a page is compressed to counts as well", async () => {
  const { pages } = cache(60);
  pages.keep("a", page("x".repeat(20)));
  pages.keep("b", page("y".repeat(20)));
  expect((await sent(pages, "b", "gzip"))?.length).toBeGreaterThan(20);
  expect(["a", "b"].map((key) => pages.find(key) !== null)).toEqual([false, true]);
});
