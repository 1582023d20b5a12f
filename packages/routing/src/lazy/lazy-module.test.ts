import { expect, test, vi } from "vitest";
import { ChunkError } from "./chunk-failure.ts";
import { lazyModule } from "./lazy-module.ts";

const gone = new TypeError("Failed to fetch dynamically imported module: /assets/dialog-1.js");
const code = { Dialog: "dialog" };

test("code is fetched once, however often it is asked for", async () => {
  const importer = vi.fn(async () => code);
  const lazy = lazyModule(importer);
  expect(lazy.arrived()).toBeUndefined();
  await Promise.all([lazy.prefetch(), lazy.load(), lazy.load()]);
  expect(await lazy.load()).toBe(code);
  expect(lazy.arrived()).toBe(code);
  expect(importer).toHaveBeenCalledOnce();
});

test("code that fails to be fetched ahead raises no error, and is asked for again", async () => {
  const importer = vi.fn(async () => code).mockRejectedValueOnce(gone);
  const lazy = lazyModule(importer);
  await lazy.prefetch();
  expect(lazy.arrived()).toBeUndefined();
  expect(await lazy.load()).toBe(code);
});

test("a caller that needs missing code gets a ChunkError where a reload cannot help", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const lazy = lazyModule(vi.fn<() => Promise<object>>().mockRejectedValueOnce(gone).mockResolvedValue(code));
  const failure: unknown = await lazy.load().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkError);
  expect(failure).toMatchObject({ statusCode: 500, cause: gone });
  expect(await lazy.load()).toBe(code);
});
