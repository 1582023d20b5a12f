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
