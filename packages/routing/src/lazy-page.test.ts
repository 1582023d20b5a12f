import { act, createElement, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { ChunkError } from "./chunk-failure.ts";
import { isLazyPage, lazyPage } from "./lazy-page.ts";

// What a shopper sees of it is tested in a browser, with the assembled storefront.

function Page() {
  return "The page";
}
const gone = new TypeError("Failed to fetch dynamically imported module: /assets/page-1.js");
const noted = (): string | null => sessionStorage.getItem("plaza:chunk-reload");

beforeEach(() => {
  sessionStorage.clear();
});

test("the page is loaded once, with its importer for the server to read", async () => {
  const importer = vi.fn(async () => ({ Page }));
  const page = lazyPage(importer, "Page");
  expect(isLazyPage(page)).toBe(true);
  expect(isLazyPage(Page)).toBe(false);
  expect(page.importer).toBe(importer);
  await Promise.all([page.preload?.(), page.preload?.()]);
  expect(importer).toHaveBeenCalledTimes(1);
  expect(page({})).toMatchObject({ type: Page });
  expect(page.preload).toBeUndefined();
});

test("a page that is drawn before its code is here waits, and React has nothing to say about it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const { promise, resolve } = Promise.withResolvers<{ Page: typeof Page }>();
  const page = createElement(Suspense, null, createElement(lazyPage(() => promise, "Page")));
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(async () => root.render(page));
  // Something else of the document changes meanwhile.
  await act(async () => root.render(page));
  await act(async () => resolve({ Page }));
  expect(container.textContent).toBe("The page");
  await act(async () => root.unmount());
  expect(complaints).not.toHaveBeenCalled();
});

test("a chunk that fails while it is fetched ahead costs nothing, and is asked for again", async () => {
  const importer = vi.fn(async () => ({ Page })).mockRejectedValueOnce(gone);
  const page = lazyPage(importer, "Page");
  await page.preload?.();
  expect(noted()).toBeNull();
  await page.preload?.();
  expect(page({})).toMatchObject({ type: Page });
  expect(noted()).toBeNull();
});

test("where a reload was tried within the last minute the error page gets the failure", async () => {
  const lately = String(Date.now() - 30_000);
  sessionStorage.setItem("plaza:chunk-reload", lately);
  const page = lazyPage(async (): Promise<{ Page: typeof Page }> => {
    throw gone;
  }, "Page");
  await page.preload?.();
  expect(() => page({})).toThrow(ChunkError);
  expect(() => page({})).toThrow(expect.objectContaining({ statusCode: 500, cause: gone }));
  expect(noted()).toBe(lately);
});
