import { createRequire } from "node:module";
import { areaList } from "@vant/area-data";
import { describe, expect, test } from "vitest";
import { isRegion, type Region, regionNames, todaysRegion, unknownCodes } from "./regions.ts";

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
    { ...tianhe, cityId: 440_300 },
    { ...tianhe, provinceId: 110_000 },
    { ...tianhe, districtId: 440_100 },
    { ...tianhe, cityId: 440_000 },
    { ...tianhe, cityId: 449_800, districtId: 449_801 },
    { provinceId: 420_000, cityId: 420_105, districtId: 420_501 },
    { provinceId: 1, cityId: 2, districtId: 3 },
    { provinceId: 0, cityId: 0, districtId: 0 },
  ])("a region is not %j", (region) => {
    expect(isRegion(region)).toBe(false);
  });

  test("a region that is no longer known has no name, and breaks nothing", () => {
    expect(regionNames({ provinceId: 440_000, cityId: 2, districtId: 3 })).toEqual(["广东省", "", ""]);
  });

  const region = (provinceId: number, cityId: number, districtId: number): Region => ({
    provinceId,
    cityId,
    districtId,
  });

  test.each([
    ["a county that became a district", region(110_000, 110_200, 110_228), "北京市 北京市 密云县", 110_118],
    [
      "the same among the districts, as other lists have it",
      region(110_000, 110_100, 110_228),
      "北京市 北京市 密云县",
      110_118,
    ],
    ["a code of today that was another place’s", region(500_000, 500_200, 500_222), "重庆市 重庆市 綦江县", 500_110],
    ["a county that went to another city", region(340_000, 341_500, 341_521), "安徽省 六安市 寿县", 340_422],
    ["a city’s county after the city is gone", region(340_000, 341_400, 341_423), "安徽省 巢湖市 含山县", 340_522],
    ["a prefecture that became a city", region(140_000, 142_300, 142_302), "山西省 吕梁地区 离石市", 141_102],
    ["a district of today", region(140_000, 140_700, 140_703), "山西省 晋中市 太谷区", 140_703],
    [
      "a city without districts that another list gives some",
      region(420_000, 429_004, 429_401),
      "湖北省 仙桃市 ",
      429_004,
    ],
  ])("a region of older divisions keeps its name and is found today: %s", (_what, older, names, districtId) => {
    expect(isRegion(older)).toBe(true);
    expect(regionNames(older).join(" ")).toBe(names);
    const today = todaysRegion(older);
    expect(today.districtId).toBe(districtId);
    expect(areaList.city_list[today.cityId]).toBeDefined();
  });

  test.each([
    ["merged into others", region(110_000, 110_100, 110_103), "北京市 北京市 崇文区", 110_100],
    [
      "merged, while another city has a district of that name",
      region(130_000, 130_100, 130_103),
      "河北省 石家庄市 桥东区",
      130_100,
    ],
    ["merged with its city", region(370_000, 371_200, 371_202), "山东省 莱芜市 莱城区", 370_100],
    ["in no edition", region(110_000, 110_100, 110_120), "北京市 北京市 ", 110_100],
  ])("a region counts as its city when its district is %s", (_what, older, names, cityId) => {
    expect(isRegion(older)).toBe(true);
    expect(regionNames(older).join(" ")).toBe(names);
    expect(todaysRegion(older)).toEqual({ ...older, cityId });
    expect(areaList.county_list[older.districtId]).toBeUndefined();
  });

  test.each([
    [region(140_000, 140_700, 140_703), []],
    [region(110_000, 110_200, 110_228), []],
    [region(110_000, 110_100, 110_120), [110_120]],
    [region(420_000, 429_004, 429_401), [429_401]],
    [region(1, 2, 2), [1, 2]],
  ])("a region %j has the unknown codes %j", (each, codes) => expect(unknownCodes(each)).toEqual(codes));

  test("a region of any edition is accepted, has names, and lies in a city of today", () => {
    const require = createRequire(import.meta.url);
    const revisions = require("gb2260/lib/revisions.json") as readonly string[];
    const codes = new Set(
      [areaList.county_list, ...revisions.map((each) => require(`gb2260/lib/${each}.json`) as Record<string, string>)]
        .flatMap((names) => Object.keys(names).map(Number))
        .filter((code) => code % 100 !== 0),
    );
    expect(codes.size).toBeGreaterThan(4000);
    for (const code of codes) {
      const each = region(Math.floor(code / 10_000) * 10_000, Math.floor(code / 100) * 100, code);
      expect([code, isRegion(each), regionNames(each).includes("")]).toEqual([code, true, false]);
      expect([code, areaList.city_list[todaysRegion(each).cityId]]).toEqual([code, expect.any(String)]);
    }
  });
});
