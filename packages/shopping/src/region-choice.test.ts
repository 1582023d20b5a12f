import { expect, test } from "vitest";
import { chooseRegion, type RegionChoice, regionLevels } from "./region-choice.ts";
import type { Region } from "./regions.ts";

function node(code: number, name: string, children: readonly Region[] = []): Region {
  return { code, name, children };
}
const provinces = [
  node(110_000, "北京市", [node(110_100, "北京市", [node(110_101, "东城区"), node(110_108, "海淀区")])]),
  node(330_000, "浙江省", [
    node(330_100, "杭州市", [node(330_106, "西湖区")]),
    node(330_200, "宁波市", [node(330_203, "海曙区"), node(330_205, "江北区")]),
  ]),
];
const none: RegionChoice = { provinceId: null, cityId: null, districtId: null };

function choose(choice: RegionChoice, level: "province" | "city" | "district", code: number): RegionChoice {
  return chooseRegion(regionLevels(provinces, choice), level, code);
}

test("each level offers what lies in the choice above it, and the first empty level is missing", () => {
  const levels = regionLevels(provinces, { provinceId: 330_000, cityId: 330_200, districtId: null });
  expect(levels.offered.city.map(({ name }) => name)).toEqual(["杭州市", "宁波市"]);
  expect(levels.offered.district.map(({ name }) => name)).toEqual(["海曙区", "江北区"]);
  expect(levels.missing).toBe("district");
  expect(regionLevels(provinces, none).missing).toBe("province");
});

test("a municipality's only city is chosen automatically", () => {
  expect(choose(none, "province", 110_000)).toEqual({ provinceId: 110_000, cityId: 110_100, districtId: null });
});

test("a city's only district is chosen automatically", () => {
  const hangzhou = { provinceId: 330_000, cityId: 330_100, districtId: 330_106 };
  expect(choose({ ...none, provinceId: 330_000 }, "city", 330_100)).toEqual(hangzhou);
});

test("choosing another province clears the city and the district", () => {
  const beijing = { provinceId: 110_000, cityId: 110_100, districtId: 110_108 };
  expect(choose(beijing, "province", 330_000)).toEqual({ ...none, provinceId: 330_000 });
});

test("choosing a district keeps its province and city", () => {
  const ningbo = { provinceId: 330_000, cityId: 330_200, districtId: null };
  expect(choose(ningbo, "district", 330_205)).toEqual({ ...ningbo, districtId: 330_205 });
});

test("a code that the data lacks, or has elsewhere, counts as not chosen", () => {
  expect(regionLevels(provinces, { provinceId: 110_000, cityId: 330_100, districtId: 330_106 }).missing).toBe("city");
  expect(regionLevels(provinces, { provinceId: 1, cityId: 2, districtId: 3 }).missing).toBe("province");
  expect(choose(none, "province", 999_999)).toEqual(none);
});
