// @vitest-environment node
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { encodedQuickly, encodedSmallest } from "./page-encodings.ts";
import { createPageSharing, type SharedPage } from "./shared-page.ts";

/** Long and varied enough for brotli's qualities to differ. */
const long = Array.from({ length: 4_000 }, (_, at) => `<p>${(at * 7919) % 1013} cups of tea</p>`).join("");

function share(html: string, onGrown: (page: SharedPage) => void = () => undefined): SharedPage {
  return createPageSharing()({ html: Buffer.from(html), inline: { scripts: ["'sha256-a'"], styles: [] } }, onGrown);
}

test("a page is sent with what its policy names, in each encoding", async () => {
  const page = share("<p>tea</p>");
  expect(page.inline.scripts).toEqual(["'sha256-a'"]);
  expect(String(await page.encoded(null))).toBe("<p>tea</p>");
  const sent = [
    brotliDecompressSync(await page.encoded("br")),
    gunzipSync(await page.encoded("gzip")),
    zstdDecompressSync(await page.encoded("zstd")),
  ];
  expect(sent.map(String)).toEqual(Array.from({ length: 3 }, () => "<p>tea</p>"));
});

test("a page is compressed once an encoding, and made as small as it gets when it is asked for again", async () => {
  const page = share(long);
  const quick = await encodedQuickly(Buffer.from(long), "br");
  const smallest = await encodedSmallest(Buffer.from(long));
  expect(smallest.length).toBeLessThan(quick.length);
  expect(await page.encoded("br")).toEqual(quick);
  await expect.poll(() => page.encoded("br")).toEqual(smallest);
  const zstd = await page.encoded("zstd");
  expect(await page.encoded("zstd")).toBe(zstd);
});

test("a page that is as small as it gets is not compressed again", async () => {
  const sharePage = createPageSharing();
  const wire = { html: Buffer.from(long), inline: { scripts: [], styles: [] } };
  const [page, next] = [sharePage(wire, () => undefined), sharePage(wire, () => undefined)];
  const smallest = await encodedSmallest(wire.html);
  await expect.poll(() => page.encoded("br")).toEqual(smallest);
  const sent = await page.encoded("br");
  // One page after another: the next one is as small only when nothing is done to the first any more.
  await expect.poll(() => next.encoded("br")).toEqual(smallest);
  expect(await page.encoded("br")).toBe(sent);
});

test("what a page is compressed to counts as its bytes, and whoever keeps it hears of each growth", async () => {
  const onGrown = vi.fn<(page: SharedPage) => void>();
  const page = share("x".repeat(20), onGrown);
  expect(page.bytes()).toBe(20);
  const gzip = await page.encoded("gzip");
  expect(page.bytes()).toBe(20 + gzip.length);
  expect(onGrown.mock.calls).toEqual([[page]]);
});
