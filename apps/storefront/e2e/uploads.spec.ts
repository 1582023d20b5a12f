import { deflateSync } from "node:zlib";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { holdSession, newCustomer } from "./customers.ts";
import { expect, open, test } from "./shop.ts";

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

interface Stored {
  readonly uri: string;
  readonly base_uri: string;
}

/** As the shop's own page sends it. */
async function upload(
  request: APIRequestContext,
  purpose: string,
  file: { name: string; buffer: Buffer },
  origin: string | undefined,
) {
  const answer = await request.post("/api/file/formimage", {
    headers: { origin: origin ?? "", lang: "en" },
    multipart: { purpose, file: { ...file, mimeType: "application/octet-stream" } },
  });
  return (await answer.json()) as { readonly code: number; readonly msg: string; readonly data: Stored };
}

const kept = (answer: APIResponse): unknown => answer.headers()["cache-control"];

test("a private picture is seen by its owner in the shop, by nobody else, and is kept by nobody", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  const { code, data } = await upload(context.request, "after_sale", { name: "a.png", buffer: pixel }, baseURL);
  expect([code, data.uri.startsWith("/api/file/private?path=")]).toEqual([1, true]);
  const own = await context.request.get(data.uri);
  expect([own.status(), own.headers()["content-type"], kept(own)]).toEqual([200, "image/png", "no-store"]);
  expect(own.headers()["x-content-type-options"]).toBe("nosniff");

  await open(page, "/pc/");
  const width = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image.naturalWidth;
  }, data.uri);
  expect(width).toBe(1);

  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const resized = `/pc/_image?${new URLSearchParams({ src: data.uri, w: "240" }).toString()}`;
  const foreign = await Promise.all(
    [data.uri, `/${data.base_uri}`, `/uploads/${data.base_uri}`, resized].map((address) => visitor.get(address)),
  );
  expect(foreign.map((answer) => answer.status())).toEqual([404, 404, 404, 400]);
  expect((await context.request.get(resized)).status()).toBe(400);
  await visitor.dispose();
});

test("a document is saved instead of opened", async ({ context, baseURL }) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  const buffer = Buffer.from("%PDF-1.7\n<script>alert(1)</script>");
  const { data } = await upload(context.request, "merchant", { name: "licence.pdf", buffer }, baseURL);
  const answer = await context.request.get(data.uri);
  expect(answer.headers()["content-disposition"]).toMatch(/^attachment; /);
  expect([answer.status(), kept(answer), (await answer.body()).equals(buffer)]).toEqual([200, "no-store", true]);
});

test("an upload is refused in the words of its limit, also where it is as large as the shop lets pass", async ({
  context,
  baseURL,
}) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  const large = (megabytes: number) => ({ name: "a.png", buffer: Buffer.alloc(megabytes * 1024 * 1024, 1) });
  for (const megabytes of [3, 11]) {
    const refused = await upload(context.request, "chat", large(megabytes), baseURL);
    expect(refused).toMatchObject({ code: 0, msg: "The image size cannot exceed 2MB" });
  }
  const notOurs = await upload(context.request, "chat", { name: "a.png", buffer: deflateSync(pixel) }, baseURL);
  expect(notOurs).toMatchObject({ code: 0, msg: expect.stringContaining("damaged") });
  const elsewhere = await upload(context.request, "chat", { name: "a.png", buffer: pixel }, "https://evil.example");
  expect(elsewhere).toMatchObject({ code: 0, msg: "Cross-site requests are not allowed." });
});
