import { type ImportOrReload, loadRegionNames, type RegionNaming, type AddressLanguage } from "./region-names.ts";

/** A province, a city or a district, by its official six-digit code. */
export interface Region {
  readonly code: number;
  readonly name: string;
  /** Cities of a province, districts of a city; a district has none. */
  readonly children: readonly Region[];
}

type Names = Readonly<Record<string, string>>;

type AreaLists = Readonly<Record<"province_list" | "city_list" | "county_list", Names>>;

/** Of a district's code the first two digits are its province's, the first four its city's. */
function regionsOf(names: Names, below: readonly Region[], codesBelow: number): readonly Region[] {
  const children = Map.groupBy(below, ({ code }) => Math.floor(code / codesBelow) * codesBelow);
  return Object.entries(names).map(([key, name]) => {
    const code = Number(key);
    return { code, name, children: children.get(code) ?? [] };
  });
}

/** The region of an address that was saved some time ago, with the Chinese names that its codes have there. */
export interface SavedRegion {
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

export interface RegionsToShow {
  /** Chinese where it is not said. */
  readonly language?: AddressLanguage;
  /** Offered, too, where today's divisions no longer have it, so that who edits the address need not choose another. */
  readonly saved?: SavedRegion | null;
}

/**
 * All provinces with their cities and districts. The data is fetched when somebody chooses an address, and not before; by
 * `importOrReload` a browser may reload the document when its chunk is missing.
 */
export async function loadRegions(
  importOrReload: ImportOrReload = (importer) => importer(),
  { language = "zh", saved = null }: RegionsToShow = {},
): Promise<readonly Region[]> {
  const [{ areaList }, nameOf] = await Promise.all([
    importOrReload(() => import("@vant/area-data")),
    loadRegionNames(language, importOrReload),
  ]);
  const provinces = withSaved((today ??= everyRegion(areaList)), saved);
  return language === "zh" ? provinces : provinces.map((province) => named(province, province.name, nameOf));
}

let today: readonly Region[] | undefined;

function everyRegion(lists: AreaLists): readonly Region[] {
  const districts = regionsOf(lists.county_list, [], 1);
  const cities = regionsOf(lists.city_list, districts, 100);
  return regionsOf(lists.province_list, cities, 10_000);
}

function named({ code, name, children }: Region, province: string, nameOf: RegionNaming): Region {
  return { code, name: nameOf(name, province), children: children.map((child) => named(child, province, nameOf)) };
}

function withSaved(provinces: readonly Region[], saved: SavedRegion | null): readonly Region[] {
  if (saved === null || saved.provinceId === 0 || saved.cityId === 0 || saved.districtId === 0) return provinces;
  // A district that the platform itself has no name for is that part of the city which has none.
  const province = { code: saved.provinceId, name: saved.province };
  const city = { code: saved.cityId, name: saved.city || saved.province };
  const district = { code: saved.districtId, name: saved.district || city.name };
  if ([province, city, district].some(({ name }) => name === "")) return provinces;
  return including(provinces, [province, city, district]);
}

/** The same regions and a way down through them, of which some may be there already. */
function including(regions: readonly Region[], way: readonly Omit<Region, "children">[]): readonly Region[] {
  const [first, ...below] = way;
  if (first === undefined) return regions;
  const isThere = regions.some(({ code }) => code === first.code);
  const all = isThere ? regions : [...regions, { ...first, children: [] }];
  return all.map((region) =>
    region.code === first.code ? { ...region, children: including(region.children, below) } : region,
  );
}
