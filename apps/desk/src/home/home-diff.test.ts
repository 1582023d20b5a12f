import type { HomeDeskBlock, HomeDocument, HomePicture } from "@plaza/api-client/desk";
import { expect, test } from "vitest";
import { homeChanges } from "./home-diff.ts";

const always = { isShown: true, from: null, until: null };
const flash = (key: string): HomeDeskBlock => ({ ...always, key, kind: "flashSale" });
const picture = (key: string, more: Partial<HomePicture> = {}): HomePicture => ({
  key,
  isShown: true,
  image: "/a.webp",
  images: {},
  focus: { x: 50, y: 50 },
  alt: {},
  eyebrow: {},
  title: {},
  line: {},
  action: {},
  target: null,
  ...more,
});
const banner = (pictures: readonly HomePicture[]): HomeDeskBlock => ({ ...always, key: "b", kind: "banner", pictures });
const page = (...blocks: readonly HomeDeskBlock[]): HomeDocument => ({ blocks, slots: [] });
const changes = (before: HomeDocument, after: HomeDocument) =>
  homeChanges(before, after).map(({ kind, part, count }) => [kind, part.key, count]);

test("documents that say the same do not differ, whatever the order of their fields", () => {
  const title = { en: "A", zh: "甲" };
  expect(
    changes(
      page(banner([picture("p", { title })])),
      page(banner([{ ...picture("p"), title: { zh: "甲", en: "A", ja: "" } }])),
    ),
  ).toEqual([]);
});

test("one block that has moved is one change, however many it has passed", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map(flash) as [HomeDeskBlock, HomeDeskBlock, HomeDeskBlock, HomeDeskBlock];
  expect(changes(page(a, b, c, d), page(d, a, b, c))).toEqual([["moved", "d", 1]]);
  expect(changes(page(a, b), page(b, c))).toEqual([
    ["removed", "a", 1],
    ["added", "c", 1],
  ]);
});

test("what has changed in a block is said by what it is", () => {
  const before = page({ ...banner([picture("p"), picture("q"), picture("r")]), from: null });
  const after = page({
    ...banner([picture("q"), picture("p", { image: "/b.webp" }), picture("s")]),
    isShown: false,
    from: 1,
  });
  expect(changes(before, after)).toEqual([
    ["hidden", "b", 1],
    ["times", "b", 1],
    ["pictureAdded", "b", 1],
    ["pictureRemoved", "b", 1],
    ["pictureChanged", "b", 1],
    ["pictureOrder", "b", 1],
  ]);
  const areas = (areaIds: readonly number[] | null): HomeDocument =>
    page({ ...always, key: "a", kind: "areas", areaIds });
  expect(changes(areas(null), areas([1]))).toEqual([["choice", "a", 1]]);
});
