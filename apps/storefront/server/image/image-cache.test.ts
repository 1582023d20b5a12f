// @vitest-environment node
import { createHash } from "node:crypto";
import { readdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withDigest } from "./cached-image.ts";
import { cacheFileName, temporaryFileName } from "./cache-file-names.ts";
import { createImageCache, type ImageCache } from "./image-cache.ts";
import { temporaryFolder } from "./test-support/resizer.ts";

const image = withDigest({ type: "image/webp", bytes: Buffer.alloc(9_900, 7) });

function key(name: string): string {
  return createHash("sha256").update(name).digest("hex");
}

async function smallCache(): Promise<{ directory: string; cache: ImageCache; problems: unknown[] }> {
  const directory = await temporaryFolder();
  const problems: unknown[] = [];
  const onProblem = (error: unknown) => problems.push(error);
  return { directory, cache: createImageCache({ directory, bytes: 55_000, onProblem }), problems };
}

async function usedAgo(directory: string, name: string, minutes: number): Promise<void> {
  const time = new Date(Date.now() - minutes * 60_000);
  await utimes(join(directory, cacheFileName(key(name))), time, time);
}

test("an image that was written is read again, and another one is missing", async () => {
  const { cache, problems } = await smallCache();
  await cache.write(key("mug"), image);
  expect(await cache.read(key("mug"))).toEqual(image);
  expect(await cache.read(key("cup"))).toBeNull();
  expect(problems).toEqual([]);
});

test("over its bound the folder loses the images that were not used for longest", async () => {
  const { directory, cache, problems } = await smallCache();
  const names = ["a", "b", "c", "d", "e"];
  for (const [index, name] of names.entries()) {
    await cache.write(key(name), image);
    await usedAgo(directory, name, 100 - index);
  }
  expect(await readdir(directory)).toHaveLength(5);
  await cache.read(key("a"));
  await cache.write(key("f"), image);
  await expect.poll(async () => (await readdir(directory)).length).toBe(4);
  const left = await readdir(directory);
  expect(left.toSorted()).toEqual(["a", "d", "e", "f"].map((name) => cacheFileName(key(name))).toSorted());
  expect(problems).toEqual([]);
});

test("reading an image says that it is in use, but not on every read", async () => {
  const { directory, cache } = await smallCache();
  await cache.write(key("mug"), image);
  const used = async (): Promise<number> => (await stat(join(directory, cacheFileName(key("mug"))))).mtimeMs;
  await usedAgo(directory, "mug", 5);
  const before = await used();
  await cache.read(key("mug"));
  expect(await used()).toBe(before);
  await usedAgo(directory, "mug", 15);
  await cache.read(key("mug"));
  expect(await used()).toBeGreaterThan(before);
});

test("temporary files of dead processes are removed, and files of others are not", async () => {
  const { directory, cache } = await smallCache();
  const fresh = temporaryFileName(key("fresh"), "6f1f7a2e-1c2b-4a6e-9d3f-000000000001");
  const abandoned = temporaryFileName(key("abandoned"), "6f1f7a2e-1c2b-4a6e-9d3f-000000000002");
  for (const name of ["holiday.jpg", fresh, abandoned]) await writeFile(join(directory, name), Buffer.alloc(60_000));
  await utimes(join(directory, abandoned), new Date(0), new Date(0));
  await cache.write(key("mug"), image);
  await expect.poll(() => readdir(directory)).not.toContain(abandoned);
  expect((await readdir(directory)).toSorted()).toEqual(["holiday.jpg", fresh, cacheFileName(key("mug"))].toSorted());
});

test("images of earlier versions count against the bound, and go first", async () => {
  const { directory, cache } = await smallCache();
  const outdated = `${key("mug")}.picture`;
  await writeFile(join(directory, outdated), Buffer.alloc(60_000));
  await utimes(join(directory, outdated), new Date(0), new Date(0));
  await cache.write(key("mug"), image);
  await expect.poll(() => readdir(directory)).toEqual([cacheFileName(key("mug"))]);
});

test("writers of the same image do not disturb each other", async () => {
  const { directory, cache, problems } = await smallCache();
  await Promise.all(Array.from({ length: 10 }, () => cache.write(key("mug"), image)));
  expect(await readdir(directory)).toEqual([cacheFileName(key("mug"))]);
  expect(await cache.read(key("mug"))).toEqual(image);
  expect(problems).toEqual([]);
});
