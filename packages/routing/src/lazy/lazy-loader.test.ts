import { expect, test, vi } from "vitest";
import { lazyLoader, prefetchLoaders } from "./lazy-loader.ts";

const loadProduct = async ({ id }: { readonly id: number }) => `product ${id}`;

test("a loader is called with the match, its code is fetched once", async () => {
  const importer = vi.fn(async () => ({ loadProduct }));
  const load = lazyLoader(importer, "loadProduct");
  expect(await load({ id: 3, preload: false })).toBe("product 3");
  expect(await load({ id: 4, preload: false })).toBe("product 4");
  expect(importer).toHaveBeenCalledOnce();
});

test("loaders of the shown routes are fetched ahead without being run, and routes without one are passed over", async () => {
  const run = vi.fn(loadProduct);
  const importer = vi.fn(async () => ({ loadProduct: run }));
  const loader = lazyLoader(importer, "loadProduct");
  await prefetchLoaders([{ options: {} }, { options: { loader: () => 1 } }, { options: { loader } }]);
  expect(importer).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
  expect(await loader({ id: 3, preload: false })).toBe("product 3");
  expect(importer).toHaveBeenCalledOnce();
});
