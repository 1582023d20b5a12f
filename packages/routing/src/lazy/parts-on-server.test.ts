// @vitest-environment node
import { expect, test, vi } from "vitest";
import { lazyPage } from "./lazy-page.ts";
import { lazyPart, partsOf, withParts } from "./lazy-part.ts";

const Section = () => null;

/** Parts of one page, the last of which only the server draws. */
function twoParts() {
  const importers = [0, 1].map(() => vi.fn(async () => ({ Section })));
  const parts = importers.map((importer, index) => lazyPart(importer, "Section", { serverOnly: index === 1 }));
  return { parts, calls: () => importers.map(({ mock }) => mock.calls.length) };
}

test("the server loads all parts before it draws a page, and those around it", async () => {
  const inPage = twoParts();
  const around = twoParts();
  await lazyPage(async () => ({ Page: Section }), "Page", inPage.parts).preload?.();
  const chrome = withParts(() => null, around.parts);
  expect(partsOf(chrome)).toBe(around.parts);
  expect(partsOf(Section)).toEqual([]);
  await chrome.preload?.();
  expect([...inPage.calls(), ...around.calls()]).toEqual([1, 1, 1, 1]);
});
