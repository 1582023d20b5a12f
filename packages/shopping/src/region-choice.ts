import type { Region } from "./regions.ts";

export interface RegionChoice {
  readonly provinceId: number | null;
  readonly cityId: number | null;
  readonly districtId: number | null;
}

export type RegionLevel = "province" | "city" | "district";

export interface RegionLevels {
  /** What each level offers. */
  readonly offered: Readonly<Record<RegionLevel, readonly Region[]>>;
  /** The chosen regions; null also where the data no longer has the chosen code. */
  readonly chosen: Readonly<Record<RegionLevel, Region | null>>;
  /** The first level without a choice. */
  readonly missing: RegionLevel | null;
}

function withCode(regions: readonly Region[], code: number | null): Region | null {
  return regions.find((region) => region.code === code) ?? null;
}

export function regionLevels(provinces: readonly Region[], choice: RegionChoice): RegionLevels {
  const province = withCode(provinces, choice.provinceId);
  const cities = province?.children ?? [];
  const city = withCode(cities, choice.cityId);
  const districts = city?.children ?? [];
  const chosen = { province, city, district: withCode(districts, choice.districtId) };
  const levels = ["province", "city", "district"] as const;
  return {
    offered: { province: provinces, city: cities, district: districts },
    chosen,
    missing: levels.find((level) => chosen[level] === null) ?? null,
  };
}

/** A choice on one level clears the levels below it, except where there is only one region to choose. */
export function chooseRegion({ offered, chosen }: RegionLevels, level: RegionLevel, code: number): RegionChoice {
  const region = withCode(offered[level], code);
  const province = level === "province" ? region : chosen.province;
  const city = level === "province" ? onlyOne(region) : level === "city" ? region : chosen.city;
  const district = level === "district" ? region : onlyOne(city);
  return {
    provinceId: province?.code ?? null,
    cityId: city?.code ?? null,
    districtId: district?.code ?? null,
  };
}

function onlyOne(region: Region | null): Region | null {
  return region?.children.length === 1 ? (region.children[0] ?? null) : null;
}
