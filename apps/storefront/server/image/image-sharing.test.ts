// @vitest-environment node
import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ordinaryRetrySeconds, originalsAtOnce, waitingOfNetwork } from "./image-limits.ts";
import { photo } from "./test-support/images.ts";
import { sends, startImageHost } from "./test-support/image-host.ts";
import { acceptsAvif, acceptsWebp, startResizer, temporaryFolder } from "./test-support/resizer.ts";

const mug = sends(await photo(400).jpeg().toBuffer(), "image/jpeg");

test("an image made once is served from the folder, to other processes too", async () => {
  const host = await startImageHost({ "/uploads/mug": mug });
  const config = { backendUrl: host.origin, imageCache: { directory: await temporaryFolder(), bytes: 1_000_000 } };
  const [one, other] = [await startResizer(config), await startResizer(config)];
  const made = await one.get(`${host.origin}/uploads/mug`, 160, acceptsWebp);
  const found = await other.get(`${host.origin}/uploads/mug#again`, 160, acceptsWebp);
  expect(found.headers.get("etag")).toBe(made.headers.get("etag"));
  expect(Buffer.from(await found.arrayBuffer())).toEqual(Buffer.from(await made.arrayBuffer()));
  expect(host.asked).toEqual(["/uploads/mug"]);
  await one.get(`${host.origin}/uploads/mug`, 160, acceptsAvif);
  await one.get(`${host.origin}/uploads/mug`, 240, acceptsWebp);
  expect(host.asked).toHaveLength(3);
});

test("an image whose file is damaged is made again", async () => {
  const host = await startImageHost({ "/uploads/mug": mug });
  const directory = await temporaryFolder();
  const shop = await startResizer({ backendUrl: host.origin, imageCache: { directory, bytes: 1_000_000 } });
  const { headers } = await shop.get(`${host.origin}/uploads/mug`, 160, acceptsWebp);
  const [name = ""] = await readdir(directory);
  const file = join(directory, name);
  const whole = await readFile(file);
  const flipped = Buffer.from(whole);
  flipped.writeUInt8(flipped.readUInt8(whole.length - 1) ^ 1, whole.length - 1);
  const damages = [() => truncate(file, whole.length - 10), () => truncate(file, 0), () => writeFile(file, flipped)];
  for (const damage of damages) {
    await damage();
    expect((await shop.get(`${host.origin}/uploads/mug`, 160, acceptsWebp)).headers.get("etag")).toBe(
      headers.get("etag"),
    );
    expect(await readFile(file)).toEqual(whole);
  }
  expect(host.asked).toHaveLength(1 + damages.length);
});

test("images are served even where the folder cannot be used", async () => {
  const host = await startImageHost({ "/uploads/mug": mug });
  const blocked = join(await temporaryFolder(), "file");
  await writeFile(blocked, "no folder");
  const shop = await startResizer({ backendUrl: host.origin, imageCache: { directory: blocked, bytes: 1_000_000 } });
  expect((await shop.get(`${host.origin}/uploads/mug`, 160)).status).toBe(200);
});

test("an image that twenty ask for at once is made once, even when the first of them leaves", async () => {
  const open = Promise.withResolvers<void>();
  const host = await startImageHost({
    "/uploads/mug": (request, response) => {
      void open.promise.then(() => {
        mug(request, response);
      });
    },
  });
  const shop = await startResizer({ backendUrl: host.origin });
  const impatient = new AbortController();
  const first = shop.get(`${host.origin}/uploads/mug`, 160, { ...acceptsWebp, signal: impatient.signal });
  await expect.poll(() => host.asked.length).toBe(1);
  const others = Array.from({ length: 20 }, () => shop.get(`${host.origin}/uploads/mug`, 160, acceptsWebp));
  impatient.abort();
  await expect(first).rejects.toThrow("abort");
  open.resolve();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
  expect(host.asked).toEqual(["/uploads/mug"]);
});

test("further spellings of an image of the platform are the image, and a query elsewhere is another one", async () => {
  const host = await startImageHost({ "/uploads/a%20mug.jpg": mug, "/mug?size=1": mug, "/mug?size=2": mug });
  const shop = await startResizer({ backendUrl: host.origin });
  const spellings = ["a%20mug.jpg", "a%20mug.jpg?1", "a%20mug.jpg?v=2#x", "a%20%6d%75g%2Ejpg?", "./a mug.jpg"];
  for (const spelling of spellings) {
    expect((await shop.get(`/uploads/${spelling}`, 160)).status).toBe(200);
    expect((await shop.get(`${host.origin}/uploads/${spelling}`, 160)).status).toBe(200);
  }
  expect(host.asked).toEqual(["/uploads/a%20mug.jpg"]);
  expect((await shop.get("/uploads/%E0%A4%A", 160)).status).toBe(400);
  const other = await startResizer({ imageOrigins: [host.origin] });
  for (const size of [1, 2, 1]) expect((await other.get(`${host.origin}/mug?size=${size}`, 160)).status).toBe(200);
  expect(host.asked.slice(1)).toEqual(["/mug?size=1", "/mug?size=2"]);
});

test("a network has only so many images made, is told when to come back, and has all that were made before", async () => {
  const host = await startImageHost({ "/uploads/mug": mug });
  const directory = await temporaryFolder();
  const config = { backendUrl: host.origin, imageCache: { directory, bytes: 1_000_000 }, requestsPerMinute: 2 };
  const shop = await startResizer(config);
  // Two widths are asked for twice at once: the second ask for a width waits for the first, and is not counted.
  const statuses = [96, 160, 96, 160].map(async (width) => (await shop.get("/uploads/mug", width)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200]);
  const refused = await shop.get("/uploads/mug", 240);
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([429, "no-store"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  for (let round = 0; round < 5; round += 1) expect((await shop.get("/uploads/mug", 96)).status).toBe(200);
  const withoutLimit = await startResizer({ ...config, requestsPerMinute: 0 });
  expect((await withoutLimit.get("/uploads/mug", 240)).status).toBe(200);
});

test("a request that finds the queue full is told to come back, and all others are served", async () => {
  const room = originalsAtOnce + waitingOfNetwork;
  const open = Promise.withResolvers<void>();
  const path = (index: number): string => `/uploads/mug-${index}`;
  const small = sends(await photo(16).jpeg().toBuffer(), "image/jpeg");
  const host = await startImageHost(
    Object.fromEntries(
      Array.from({ length: room + 1 }, (_, index) => [
        path(index),
        (request, response) => {
          void open.promise.then(() => {
            small(request, response);
          });
        },
      ]),
    ),
  );
  const shop = await startResizer({ backendUrl: host.origin });
  const answers = Array.from({ length: room + 1 }, (_, index) => shop.get(`${host.origin}${path(index)}`, 96));
  const rejected = await Promise.race(answers);
  expect([rejected.status, rejected.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(rejected.headers.get("retry-after")).toBe(String(ordinaryRetrySeconds));
  expect(host.asked.length).toBeLessThanOrEqual(originalsAtOnce);
  open.resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(room);
});
