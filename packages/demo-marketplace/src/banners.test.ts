import { expect, it } from "vitest";
import { bannerPositions } from "./banner-types.ts";
import { banners } from "./banners.ts";

it("the home page has four banners, every other position one", () => {
  for (const position of bannerPositions) {
    const here = banners.filter((banner) => banner.position === position);
    expect(here, position).toHaveLength(position === "home" ? 4 : 1);
  }
});

it("every banner has a key of its own", () => {
  expect(new Set(banners.map((banner) => banner.key)).size).toBe(banners.length);
});

it("every banner of the home page leads somewhere", () => {
  expect(banners.filter(({ position, link }) => position === "home" && link.kind === "none")).toEqual([]);
});
