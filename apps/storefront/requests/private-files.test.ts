import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ask as askPlatform, type Customer, newCustomer } from "../e2e/customers.ts";
import { paidOrder } from "../e2e/purchases.ts";
import { ask, origin } from "./ask-shop.ts";

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

interface Uploaded {
  readonly code: number;
  readonly msg: string;
  readonly data: { readonly uri: string; readonly base_uri: string };
}

/** As the shop's own page sends it. */
async function upload(
  { token }: Customer,
  purpose: string,
  { name, content, from = origin }: { readonly name: string; readonly content: Buffer; readonly from?: string },
): Promise<Uploaded> {
  const body = new FormData();
  body.set("purpose", purpose);
  body.set("file", new File([Uint8Array.from(content)], name));
  const headers = { origin: from, lang: "en" };
  const answer = await ask("/api/file/formimage", { method: "POST", headers, cookies: { token }, body });
  return (await answer.json()) as Uploaded;
}

describe("a file of a customer's own", () => {
  test("is seen by its owner, by nobody else, and is kept by nobody", async () => {
    const owner = await newCustomer();
    const cookies = { token: owner.token };
    const { code, data } = await upload(owner, "after_sale", { name: "a.png", content: pixel });
    expect([code, data.uri.startsWith("/api/file/private?path=")]).toEqual([1, true]);
    const own = await ask(data.uri, { cookies });
    expect([own.status, Object.fromEntries(own.headers)]).toEqual([
      200,
      expect.objectContaining({
        "content-type": "image/png",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      }),
    ]);
    const { width, height } = await sharp(await own.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1, 1]);
    const resized = `/pc/_image?${new URLSearchParams({ src: data.uri, w: "240" }).toString()}`;
    const addresses = [data.uri, `/${data.base_uri}`, `/uploads/${data.base_uri}`, resized];
    const foreign = await Promise.all(addresses.map((address) => ask(address)));
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
    expect((await ask(resized, { cookies })).status).toBe(400);
  });

  test("that is a document is saved instead of opened", async () => {
    const owner = await newCustomer();
    const content = Buffer.from("%PDF-1.7\n<script>alert(1)</script>");
    const { data } = await upload(owner, "merchant", { name: "licence.pdf", content });
    const answer = await ask(data.uri, { cookies: { token: owner.token } });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
  });

  test("is refused in the words of its limit, also where it is as large as the shop lets pass", async () => {
    const customer = await newCustomer();
    const send = (content: Buffer, from?: string) =>
      upload(customer, "chat", { name: "a.png", content, ...(from !== undefined && { from }) });
    for (const megabytes of [3, 11])
      expect(await send(Buffer.alloc(megabytes * 1024 * 1024, 1))).toMatchObject({
        code: 0,
        msg: "The image size cannot exceed 2MB",
      });
    expect(await send(deflateSync(pixel))).toMatchObject({ code: 0, msg: expect.stringContaining("damaged") });
    expect(await send(pixel, "https://evil.example")).toMatchObject({
      code: 0,
      msg: "Cross-site requests are not allowed.",
    });
  });
});

test("nobody else fetches an invoice", async () => {
  const customer = await newCustomer();
  const placed = await paidOrder(customer);
  await askPlatform(customer, "order_invoice/add", { id: placed.id, type: 0, header_type: 0, name: "Mina Sato" });
  const path = `/api/order_invoice/download?id=${placed.id}`;
  const fetchedBy = async (token: string) => ask(path, { cookies: { token } });
  expect((await fetchedBy(customer.token)).status).toBe(200);
  const visitor = await ask(path);
  expect([visitor.status, visitor.headers.get("cache-control")]).toEqual([404, expect.stringContaining("no-store")]);
  expect((await fetchedBy((await newCustomer()).token)).status).toBe(404);
});
