import { expect, test, vi } from "vitest";
import { lazyLoader } from "./lazy-loader.ts";

const loadProduct = async ({ id }: { readonly id: number }) => `product ${id}`;

test("a loader is called with the match, its code is fetched once", async () => {
  const importer = vi.fn(async () => ({ loadProduct }));
  const load = lazyLoader(importer, "loadProduct");
  expect(await load({ id: 3, preload: false })).toBe("product 3");
  expect(await load({ id: 4, preload: false })).toBe("product 4");
  expect(importer).toHaveBeenCalledOnce();
});
