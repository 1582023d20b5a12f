import { areaList } from "@vant/area-data";

/** Official six-digit codes: the first two digits name the province, the first four the city. */
export interface Region {
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
}

/** Whether there is such a district, in that city of that province. */
export function isRegion({ provinceId, cityId, districtId }: Region): boolean {
  return (
    Object.hasOwn(areaList.county_list, districtId) &&
    cityId === Math.floor(districtId / 100) * 100 &&
    provinceId === Math.floor(districtId / 10_000) * 10_000
  );
}

/** Names from the province down; "" for what a later edition of the codes no longer has. */
export function regionNames({ provinceId, cityId, districtId }: Region): readonly [string, string, string] {
  const { province_list: provinces, city_list: cities, county_list: districts } = areaList;
  return [provinces[provinceId] ?? "", cities[cityId] ?? "", districts[districtId] ?? ""];
}
