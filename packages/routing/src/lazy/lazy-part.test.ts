import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { expectedPart, pageAnswers } from "./hydration.ts";
import { lazyPart, preloadParts } from "./lazy-part.ts";

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
  pageAnswers();
  expect(document.documentElement.dataset["hydrated"]).toBeUndefined();
  await act(async () => root.unmount());
  expect(document.documentElement.dataset["hydrated"]).toBe("true");
});

test("every part of the matched routes is fetched before the page is drawn", async () => {
  const parts = [vi.fn(async () => ({ Section })), vi.fn(async () => ({ Section }))];
  await preloadParts([{ staticData: { parts: parts.map((each) => lazyPart(each, "Section")) } }, { staticData: {} }]);
  for (const importer of parts) expect(importer).toHaveBeenCalledOnce();
});

test("hydration does not wait for a part whose code is missing, and no reload may bring it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const part = lazyPart(() => Promise.reject<{ Section: typeof Section }>(new TypeError("Failed to fetch")), "Section");
  const { begin, end } = expectedPart();
  begin();
  await act(async () => createRoot(document.createElement("div")).render(createElement(part)));
  delete document.documentElement.dataset["hydrated"];
  end();
  expect(document.documentElement.dataset["hydrated"]).toBe("true");
});
