import { expect, test } from "vitest";
import { loadRegions, type Region } from "./regions.ts";

const provinces = await loadRegions();

function at(...names: readonly string[]): Region | undefined {
  let level: readonly Region[] = provinces;
  let found: Region | undefined;
  for (const name of names) {
    found = level.find((region) => region.name === name);
    level = found?.children ?? [];
  }
  return found;
}

test("an address can be said everywhere: no city is without districts", () => {
  expect(provinces).toHaveLength(34);
  for (const province of provinces) {
    expect(province.children, province.name).not.toHaveLength(0);
    for (const city of province.children) {
      expect(city.children, city.name).not.toHaveLength(0);
      for (const district of city.children) expect(district.children, district.name).toHaveLength(0);
    }
  }
});

test("a code begins with that of the region around it", () => {
  for (const province of provinces) {
    for (const city of province.children) {
      expect(Math.floor(city.code / 10_000)).toBe(province.code / 10_000);
      for (const district of city.children) expect(Math.floor(district.code / 100)).toBe(city.code / 100);
    }
  }
});

test("no region is lost or there twice", () => {
  const codes = provinces.flatMap((province) => [
    province.code,
    ...province.children.flatMap((city) => [city.code, ...city.children.map(({ code }) => code)]),
  ]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(3800);
});

test("a municipality is its own only city", () => {
  expect(at("北京市")?.children.map(({ name }) => name)).toEqual(["北京市"]);
  expect(at("北京市", "北京市", "海淀区")?.code).toBe(110_108);
});

test("a city without districts has its towns in their place", () => {
  expect(at("广东省", "东莞市", "长安镇")?.code).toBe(441_904);
  expect(at("湖北省", "省直辖县", "仙桃市")?.code).toBe(429_004);
});

const miyun = {
  provinceId: 110_000,
  cityId: 110_200,
  districtId: 110_228,
  province: "北京市",
  city: "北京市",
  district: "密云县",
};

test("a region is called as the language calls it", async () => {
  const [beijing] = await loadRegions(undefined, { language: "en" });
  expect(beijing).toMatchObject({ code: 110_000, name: "Beijing", children: [{ code: 110_100, name: "Beijing" }] });
  expect(beijing?.children[0]?.children[0]).toEqual({ code: 110_101, name: "Dongcheng District", children: [] });
});

test("a region of older divisions that an address has is offered beside today’s", async () => {
  const [beijing] = await loadRegions(undefined, { language: "en", saved: miyun });
  expect(beijing?.children.map(({ code }) => code)).toEqual([110_100, 110_200]);
  expect(beijing?.children[1]?.children).toEqual([{ code: 110_228, name: "Miyun County", children: [] }]);
  const [inTheCity] = await loadRegions(undefined, { saved: { ...miyun, cityId: 110_100 } });
  expect(inTheCity?.children).toHaveLength(1);
  expect(inTheCity?.children[0]?.children.at(-1)).toEqual({ code: 110_228, name: "密云县", children: [] });
});

test("a region without a name is called after the city around it, and one of no place at all is not offered", async () => {
  const saved = {
    provinceId: 420_000,
    cityId: 429_004,
    districtId: 429_401,
    province: "湖北省",
    city: "仙桃市",
    district: "",
  };
  const hubei = (await loadRegions(undefined, { saved })).find(({ code }) => code === 420_000);
  expect(hubei?.children.at(-1)).toEqual({
    code: 429_004,
    name: "仙桃市",
    children: [{ code: 429_401, name: "仙桃市", children: [] }],
  });
  expect(await loadRegions(undefined, { saved: { ...saved, province: "", city: "" } })).toEqual(provinces);
  expect(await loadRegions(undefined, { saved: { ...saved, cityId: 0 } })).toEqual(provinces);
});

test("a region of today is not offered twice because an address has it", async () => {
  const saved = {
    provinceId: 140_000,
    cityId: 140_700,
    districtId: 140_703,
    province: "山西省",
    city: "晋中市",
    district: "太谷区",
  };
  expect(await loadRegions(undefined, { saved })).toEqual(provinces);
});
