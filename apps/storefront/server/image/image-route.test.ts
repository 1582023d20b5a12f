// @vitest-environment node
import sharp from "sharp";
import { expect, test } from "vitest";
import { animation, photo } from "./test-support/images.ts";
import { type ImageHost, sends, startImageHost } from "./test-support/image-host.ts";
import { acceptsAvif, acceptsWebp, type Resizer, startResizer } from "./test-support/resizer.ts";

async function shopWith(bytes: Buffer, type = "image/jpeg"): Promise<{ host: ImageHost; shop: Resizer; src: string }> {
  const host = await startImageHost({ "/mug": sends(bytes, type) });
  return { host, shop: await startResizer({ imageOrigins: [host.origin] }), src: `${host.origin}/mug` };
}

async function described(answer: Response) {
  const { width, height, format, compression } = await sharp(await answer.arrayBuffer()).metadata();
  return { width, height, format: format === "heif" ? compression : format };
}

test.each([
  ["image/avif", acceptsAvif, "av1"],
  ["image/webp", acceptsWebp, "webp"],
  ["image/jpeg", { headers: { accept: "image/*,*/*;q=0.5" } }, "jpeg"],
  ["image/jpeg", { headers: { accept: "image/avif;q=0, image/webp;q=0.0" } }, "jpeg"],
])("an image is sent as %s for %j", async (type, init, format) => {
  const { shop, src } = await shopWith(await photo(900, 600).jpeg().toBuffer());
  const answer = await shop.get(src, 240, init);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(await described(answer)).toEqual({ width: 240, height: 160, format });
});

test("an image may be kept for ever, and runs nothing", async () => {
  const { shop, src } = await shopWith(await photo(400).jpeg().toBuffer());
  const answer = await shop.get(src, 160, acceptsWebp);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String((await answer.arrayBuffer()).byteLength),
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    vary: "accept",
  });
});

test("an image of the platform is found by its path", async () => {
  const host = await startImageHost({
    "/uploads/a%20mug.jpg": sends(await photo(400).jpeg().toBuffer(), "image/jpeg"),
  });
  const shop = await startResizer({ backendUrl: host.origin });
  for (const src of ["/uploads/a%20mug.jpg", `${host.origin}/uploads/a%20mug.jpg`])
    expect((await shop.get(src, 160, acceptsWebp)).status).toBe(200);
  expect(host.asked).toHaveLength(1);
});

test("HEAD has the headers of GET, and no image", async () => {
  const { shop, src } = await shopWith(await photo(400).jpeg().toBuffer());
  const [head, get] = [
    await shop.get(src, 160, { method: "HEAD", ...acceptsWebp }),
    await shop.get(src, 160, acceptsWebp),
  ];
  expect(head.status).toBe(200);
  expect((await head.arrayBuffer()).byteLength).toBe(0);
  for (const name of ["content-length", "content-type", "etag", "cache-control"])
    expect(head.headers.get(name)).toBe(get.headers.get(name));
});

test("a browser that has the image already is told so", async () => {
  const { shop, src } = await shopWith(await photo(400).jpeg().toBuffer());
  const etag = (await shop.get(src, 160, acceptsWebp)).headers.get("etag") ?? "";
  for (const known of [etag, `"other", W/${etag}`, "*"]) {
    const answer = await shop.get(src, 160, { headers: { ...acceptsWebp.headers, "if-none-match": known } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get("etag")).toBe(etag);
    expect(answer.headers.get("vary")).toBe("accept");
  }
  const avif = await shop.get(src, 160, { headers: { ...acceptsAvif.headers, "if-none-match": etag } });
  expect(avif.status).toBe(200);
});

test("an image is never enlarged", async () => {
  const { shop, src } = await shopWith(await photo(100).jpeg().toBuffer());
  expect(await described(await shop.get(src, 1920, acceptsWebp))).toMatchObject({ width: 100, height: 100 });
});

test("an image taken with a turned camera stands upright, and tells nothing else of the camera", async () => {
  const turned = await photo(400, 200)
    .withExif({ IFD0: { Artist: "someone" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { shop, src } = await shopWith(turned);
  const metadata = await sharp(await (await shop.get(src, 96)).arrayBuffer()).metadata();
  expect(metadata).toMatchObject({ width: 96, height: 192 });
  expect(metadata.exif).toBeUndefined();
});

test("an image stays transparent in every format", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 4, background: clear } })
    .webp()
    .toBuffer();
  const { shop, src } = await shopWith(bytes, "image/webp");
  for (const [init, type] of [
    [acceptsAvif, "image/avif"],
    [acceptsWebp, "image/webp"],
    [{}, "image/png"],
  ] as const) {
    const answer = await shop.get(src, 96, init);
    expect(answer.headers.get("content-type")).toBe(type);
    expect((await sharp(await answer.arrayBuffer()).stats()).isOpaque).toBe(false);
  }
});

test.each([
  ["webp", "image/jpeg"],
  ["avif", "image/jpeg"],
  ["png", "image/png"],
] as const)("an image in %s becomes %s for browsers that may not know it", async (format, type) => {
  const { shop, src } = await shopWith(await photo(200).toFormat(format).toBuffer(), `image/${format}`);
  expect((await shop.get(src, 96)).headers.get("content-type")).toBe(type);
});

test("an animation is shown by its first frame", async () => {
  const { shop, src } = await shopWith(await animation(), "image/gif");
  const answer = await shop.get(src, 96);
  expect(answer.headers.get("content-type")).toBe("image/png");
  const bytes = await answer.arrayBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 48 });
  const [red, , blue] = (await sharp(bytes).stats()).channels;
  expect([red?.mean, blue?.mean]).toEqual([255, 0]);
});
