import { describe, expect, test } from "vitest";
import { isRegion, regionNames } from "./regions.ts";

const tianhe = { provinceId: 440_000, cityId: 440_100, districtId: 440_106 };

describe("region", () => {
  test("a region has names", () => {
    expect(isRegion(tianhe)).toBe(true);
    expect(regionNames(tianhe)).toEqual(["广东省", "广州市", "天河区"]);
    expect(regionNames({ provinceId: 110_000, cityId: 110_100, districtId: 110_101 })).toEqual([
      "北京市",
      "北京市",
      "东城区",
    ]);
  });

  test.each([
    { ...tianhe, districtId: 440_199 },
    { ...tianhe, cityId: 440_300 },
    { ...tianhe, provinceId: 110_000 },
    { ...tianhe, districtId: 440_100 },
    { provinceId: 1, cityId: 2, districtId: 3 },
    { provinceId: 0, cityId: 0, districtId: 0 },
  ])("a region is not %j", (region) => {
    expect(isRegion(region)).toBe(false);
  });

  test("a region that is no longer known has no name, and breaks nothing", () => {
    expect(regionNames({ provinceId: 440_000, cityId: 2, districtId: 3 })).toEqual(["广东省", "", ""]);
  });
});
