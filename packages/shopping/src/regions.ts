/** A province, a city or a district, by its official six-digit code. Names are Chinese in every language. */
export interface Region {
  readonly code: number;
  readonly name: string;
  /** Cities of a province, districts of a city; a district has none. */
  readonly children: readonly Region[];
}

type Names = Readonly<Record<string, string>>;

/** Of a district's code the first two digits are its province's, the first four its city's. */
function regionsOf(names: Names, below: readonly Region[], codesBelow: number): readonly Region[] {
  const children = Map.groupBy(below, ({ code }) => Math.floor(code / codesBelow) * codesBelow);
  return Object.entries(names).map(([key, name]) => {
    const code = Number(key);
    return { code, name, children: children.get(code) ?? [] };
  });
}

/** All provinces with their cities and districts. The data is fetched when somebody chooses an address, and not before. */
export async function loadRegions(): Promise<readonly Region[]> {
  const { areaList } = await import("@vant/area-data");
  const districts = regionsOf(areaList.county_list, [], 1);
  const cities = regionsOf(areaList.city_list, districts, 100);
  return regionsOf(areaList.province_list, cities, 10_000);
}
