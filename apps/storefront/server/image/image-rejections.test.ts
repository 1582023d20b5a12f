// @vitest-environment node
import { interlacedPng, jpegOfManyScans } from "@plaza/image-decoder/testing";
import { expect, test } from "vitest";
import { imageLimits } from "./image-limits.ts";
import { photo } from "./test-support/images.ts";
import { sends, startImageHost } from "./test-support/image-host.ts";
import { acceptsWebp, startResizer } from "./test-support/resizer.ts";

/** The status of an answer that rejects; it is short text, and nobody keeps it. */
async function rejection(answer: Response) {
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect((await answer.text()).length).toBeLessThan(120);
  return answer.status;
}

test.each([0, 241, 100_000, "", "240px", "240.0", " 240", "-240", "NaN"])("the width %j is rejected", async (width) => {
  const host = await startImageHost({});
  const shop = await startResizer({ imageOrigins: [host.origin] });
  expect(await rejection(await shop.get(`${host.origin}/mug`, width))).toBe(400);
  expect(host.asked).toEqual([]);
});

test.each([
  ["", 400],
  ["mug.png", 400],
  ["/mug.png", 400],
  ["//127.0.0.1/mug.png", 400],
  ["data:image/png;base64,iVBORw0KGgo=", 400],
  ["file:///etc/passwd", 400],
  ["ftp://127.0.0.1/mug.png", 400],
  ["http://user:secret@127.0.0.1:9/mug.png", 400],
  ["http://127.0.0.1:9/mug.png", 403],
  ["http://127.0.0.1:9/healthz", 403],
  ["http://127.0.0.1:9/uploads/../api/index/config", 403],
  ["http://127.0.0.1:9/uploads/%2e%2e/api/index/config", 403],
  ["http://127.0.0.1:9/uploads/..%2fapi/index/config", 403],
  ["http://127.0.0.1:9/uploads/..%5capi/index/config", 403],
  ["/uploads/../api/index/config", 403],
  ["/uploads/..%2Fapi/index/config", 403],
  ["http://127.0.0.1:8/uploads/mug.png", 403],
  ["https://127.0.0.1:9/mug.png", 403],
  ["http://localhost:9/mug.png", 403],
  ["http://169.254.169.254/latest/meta-data", 403],
  ["http://[::1]:9/mug.png", 403],
  ["http://127.0.0.1.example:9/mug.png", 403],
])("the src %j is rejected", async (src, status) => {
  const shop = await startResizer({ backendUrl: "http://127.0.0.1:9" });
  expect(await rejection(await shop.get(src, 240))).toBe(status);
});

test.each([
  ["/api/file/private?path=private%2Fafter_sale%2Fa.png", 400],
  ["/private/after_sale/a.png", 400],
  ["/uploads/../private/after_sale/a.png", 403],
  ["http://127.0.0.1:9/api/file/private?path=private%2Fafter_sale%2Fa.png", 403],
  ["http://127.0.0.1:9/private/after_sale/a.png", 403],
  ["https://shop.example/api/file/private?path=private%2Fafter_sale%2Fa.png&until=9&sign=a", 403],
  ["https://shop.example/api/File/Private?path=private%2Fafter_sale%2Fa.png&until=9&sign=a", 403],
])("a private upload at %j is not resized, and so not kept", async (src, status) => {
  const shop = await startResizer({ backendUrl: "http://127.0.0.1:9", imageOrigins: ["https://shop.example"] });
  expect(await rejection(await shop.get(src, 240))).toBe(status);
});

test("an endless src is rejected", async () => {
  const shop = await startResizer({});
  expect(await rejection(await shop.get(`http://127.0.0.1:9/${"long/".repeat(500)}`, 240))).toBe(400);
});

test("a repeated or a missing parameter is rejected", async () => {
  const { origin } = await startResizer({});
  for (const query of [
    "",
    "?w=240",
    "?src=http://127.0.0.1:9/a",
    "?src=http://127.0.0.1:9/a&src=http://127.0.0.1:9/b&w=240",
  ])
    expect(await rejection(await fetch(`${origin}/pc/_image${query}`))).toBe(400);
});

const image = photo(200).jpeg().toBuffer();
const half = image.then((bytes) => bytes.subarray(0, bytes.length / 2));
const vector = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`,
);

test.each([
  ["a vector image", 415, async () => sends(vector, "image/svg+xml; charset=utf-8")],
  ["a vector image that calls itself a PNG", 415, async () => sends(vector, "image/png")],
  ["half an image", 415, async () => sends(await half, "image/jpeg")],
  ["no bytes at all", 415, async () => sends(Buffer.alloc(0), "image/jpeg")],
  ["276 MB in one of kilobytes", 415, async () => sends(await interlacedPng(5_870), "image/png")],
  ["too many scans", 415, async () => sends(await jpegOfManyScans(1_800), "image/jpeg")],
  ["a page", 502, async () => sends(Buffer.from("<h1>Sold out</h1>"), "text/html")],
  ["an image without a type", 502, async () => sends(await image, "application/octet-stream")],
] as const)("%s is answered with %d", async (_, status, answer) => {
  const host = await startImageHost({ "/mug": await answer() });
  const shop = await startResizer({ imageOrigins: [host.origin] });
  expect(await rejection(await shop.get(`${host.origin}/mug`, 240, acceptsWebp))).toBe(status);
});

test("an image that its host does not have is not found", async () => {
  const host = await startImageHost({});
  const shop = await startResizer({ imageOrigins: [host.origin] });
  expect(await rejection(await shop.get(`${host.origin}/mug`, 240))).toBe(404);
});

test.each([500, 403, 206, 304])("the image of a host that answers %d is a bad gateway", async (status) => {
  const bytes = await image;
  const host = await startImageHost({
    "/mug": (_request, response) => {
      response.writeHead(status, { "content-type": "image/jpeg" }).end(status === 304 ? undefined : bytes);
    },
  });
  const shop = await startResizer({ imageOrigins: [host.origin] });
  expect(await rejection(await shop.get(`${host.origin}/mug`, 240))).toBe(502);
});

test("an image without an end is given up at the limit", async () => {
  let sent = 0;
  const gone = Promise.withResolvers<void>();
  const host = await startImageHost({
    "/mug": (_request, response) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      response.once("close", gone.resolve);
      const chunk = Buffer.alloc(256 * 1024);
      const more = (): void => {
        let room = !response.destroyed;
        while (room) {
          room = response.write(chunk);
          sent += chunk.length;
        }
      };
      response.on("drain", more);
      more();
    },
    "/announced": (_request, response) => {
      response.writeHead(200, { "content-type": "image/jpeg", "content-length": imageLimits.bytes + 1 });
      response.write("x");
    },
  });
  const shop = await startResizer({ imageOrigins: [host.origin] });
  expect(await rejection(await shop.get(`${host.origin}/mug`, 240))).toBe(502);
  await gone.promise;
  expect(sent).toBeLessThan(imageLimits.bytes * 2);
  expect(await rejection(await shop.get(`${host.origin}/announced`, 240))).toBe(502);
});

test("a slow host is given up, whether its answer never begins or never ends", async () => {
  const host = await startImageHost({
    "/never": () => {},
    "/drips": (_request, response) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      const drip = setInterval(() => response.write("x"), 20);
      response.once("close", () => {
        clearInterval(drip);
      });
    },
  });
  const shop = await startResizer({ imageOrigins: [host.origin] }, { limits: { ...imageLimits, timeoutMs: 200 } });
  for (const path of ["/never", "/drips"]) {
    const answer = await shop.get(`${host.origin}${path}`, 240);
    expect(await answer.clone().text()).toContain("too long");
    expect(await rejection(answer)).toBe(502);
  }
});

test("the platform has longer for an image, which it may have to make first", async () => {
  const bytes = await image;
  const makes: Parameters<typeof startImageHost>[0][string] = (request, response) => {
    setTimeout(() => sends(bytes, "image/jpeg")(request, response), 400);
  };
  const host = await startImageHost({ "/uploads/mug": makes });
  const limits = { ...imageLimits, timeoutMs: 100 };
  const shop = await startResizer({ backendUrl: host.origin }, { limits: { ...limits, platformMs: 60_000 } });
  expect((await shop.get(`${host.origin}/uploads/mug`, 240)).status).toBe(200);
  expect((await shop.get("/uploads/mug", 96)).status).toBe(200);
  const hasty = await startResizer({ backendUrl: host.origin }, { limits: { ...limits, platformMs: 100 } });
  expect(await rejection(await hasty.get("/uploads/mug", 240))).toBe(502);
});

test("a host that is down or breaks off is an upstream failure", async () => {
  const host = await startImageHost({
    "/mug": (_request, response) => {
      response.writeHead(200, { "content-type": "image/jpeg", "content-length": 5_000 });
      response.write("x".repeat(100), () => response.destroy());
    },
  });
  const shop = await startResizer({ backendUrl: "http://127.0.0.1:9", imageOrigins: [host.origin] });
  expect(await rejection(await shop.get("http://127.0.0.1:9/uploads/mug", 240))).toBe(502);
  expect(await rejection(await shop.get(`${host.origin}/mug`, 240))).toBe(502);
});

test("an image that failed is fetched anew by the next request", async () => {
  const bytes = await image;
  let broken = true;
  const host = await startImageHost({
    "/mug": (request, response) => {
      if (broken) response.writeHead(404).end();
      else sends(bytes, "image/jpeg")(request, response);
    },
  });
  const shop = await startResizer({ imageOrigins: [host.origin] });
  expect((await shop.get(`${host.origin}/mug`, 240)).status).toBe(404);
  broken = false;
  expect((await shop.get(`${host.origin}/mug`, 240)).status).toBe(200);
});
