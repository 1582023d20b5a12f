import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { trackedPart, markPageHydrated } from "./hydration.ts";
import { lazyPart } from "./lazy-part.ts";

const Section = () => null;

test("the code of a part is loaded once, and has its importer for the server to read", async () => {
  const importer = vi.fn(async () => ({ Section }));
  const part = lazyPart(importer, "Section");
  expect(importer).not.toHaveBeenCalled();
  await part.preload();
  await part.preload();
  expect(importer).toHaveBeenCalledTimes(1);
  expect(part.importer).toBe(importer);
});

test("a part whose code did not arrive does not fail the page, and is asked for again", async () => {
  const importer = vi.fn(async () => ({ Section })).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const part = lazyPart(importer, "Section");
  await part.preload();
  await part.preload();
  expect(importer).toHaveBeenCalledTimes(2);
});

test("a part is drawn when its code is here, and React logs nothing about the wait", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const { promise, resolve } = Promise.withResolvers<{ Section: () => string }>();
  const page = createElement(lazyPart(() => promise, "Section"));
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(async () => root.render(page));
  // Another render of the document happens in the meantime.
  await act(async () => root.render(page));
  await act(async () => resolve({ Section: () => "The section" }));
  expect(container.textContent).toBe("The section");
  await act(async () => root.unmount());
  expect(complaints).not.toHaveBeenCalled();
});

test("hydration does not wait for a part that the shopper has left before its code was there", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const part = lazyPart(() => new Promise<{ Section: typeof Section }>(() => undefined), "Section");
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(createElement(part)));
  // The page itself counts as a part.
  markPageHydrated();
  expect(document.documentElement.dataset["hydrated"]).toBeUndefined();
  await act(async () => root.unmount());
  expect(document.documentElement.dataset["hydrated"]).toBe("true");
});

/** Parts of one page, the last of which only the server draws. */
function partsOfPage() {
  const importers = [0, 1, 2].map(() => vi.fn(async () => ({ Section })));
  const parts = importers.map((importer, index) => lazyPart(importer, "Section", { serverOnly: index === 2 }));
  return { parts, calls: () => importers.map(({ mock }) => mock.calls.length) };
}

test("parts of the page that the server has sent are left until it is hydrated, those of the next come with it", async () => {
  vi.resetModules();
  const { lazyPage } = await import("./lazy-page.ts");
  const hydration = await import("./hydration.ts");
  const { parts, calls } = partsOfPage();
  const page = lazyPage(async () => ({ Page: Section }), "Page", parts);
  expect(page.parts).toBe(parts);
  await page.preload?.();
  expect(calls()).toEqual([0, 0, 0]);
  hydration.markPageHydrated();
  await page.preload?.();
  expect(calls()).toEqual([1, 1, 0]);
  expect(page.preload).toBeUndefined();
});

test("hydration does not wait for a part whose code is missing, and no reload may bring it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const part = lazyPart(() => Promise.reject<{ Section: typeof Section }>(new TypeError("Failed to fetch")), "Section");
  const { begin, end } = trackedPart();
  begin();
  await act(async () => createRoot(document.createElement("div")).render(createElement(part)));
  delete document.documentElement.dataset["hydrated"];
  end();
  expect(document.documentElement.dataset["hydrated"]).toBe("true");
});
