import { areaList } from "@vant/area-data";
import { createRequire } from "node:module";

/** Official six-digit codes: the first two digits name the province, the first four the city. */
export interface Region {
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
}

const { province_list: provinces, city_list: cities, county_list: districts } = areaList;

const municipalities: ReadonlySet<number> = new Set([110_000, 120_000, 310_000, 500_000]);

/** What older editions call the part of a municipality or of a city that is no place of its own. */
const urbanPart = /^(?:市辖区|县|市)$/;

const provinceOf = (code: number): number => Math.floor(code / 10_000) * 10_000;

const cityOf = (code: number): number => Math.floor(code / 100) * 100;

/** A county or city without a prefecture above it (仙桃, 石河子), which other divisions put among the cities. */
const isCountyLevelCity = (code: number): boolean => cityOf(code) % 10_000 === 9000 && code % 100 !== 0;

function nameOf(code: number): string {
  return districts[code] ?? cities[code] ?? olderRegion(code)?.name ?? "";
}

function cityName(provinceId: number, cityId: number): string {
  const name = nameOf(cityId);
  return municipalities.has(provinceId) && urbanPart.test(name) ? (provinces[provinceId] ?? "") : name;
}

/**
 * Whether something can be sent there. The divisions change over the years, and older addresses and clients have older
 * codes: the province and the city have to be in some edition, and the district in the city. A district that no edition has
 * is a part of its city that somebody's own list names (a town, a development zone), and the street leads to it.
 */
export function isRegion({ provinceId, cityId, districtId }: Region): boolean {
  if (provinces[provinceId] === undefined || provinceOf(cityId) !== provinceId) return false;
  if (provinceOf(districtId) !== provinceId || districtId % 100 === 0) return false;
  const isCity = cityId % 100 === 0 ? cityId !== provinceId : isCountyLevelCity(cityId);
  if (!isCity || nameOf(cityId) === "") return false;
  // A municipality is one city, whatever the third and the fourth digit are.
  return cityOf(districtId) === cityId || municipalities.has(provinceId) || isCountyLevelCity(cityId);
}

/** Whether today's divisions have a province, a city or a district with this code. */
export function isTodaysCode(code: number): boolean {
  return [provinces, cities, districts].some((names) => names[code] !== undefined);
}

/** Names from the province down, those that the codes had where they are no longer in use; "" for what no edition has. */
export function regionNames({ provinceId, cityId, districtId }: Region): readonly [string, string, string] {
  return [provinces[provinceId] ?? "", cityName(provinceId, cityId), nameOf(districtId)];
}

/** The codes of a region that no edition has. */
export function unknownCodes({ provinceId, cityId, districtId }: Region): readonly number[] {
  return [...new Set([provinceId, cityId, districtId])].filter(
    (code) => provinces[code] === undefined && nameOf(code) === "",
  );
}

/** A name without the word for its rank: 密云 was a county and is a district. */
function stem(name: string): string {
  return name.replace(/(?:自治[州县旗]|地区|[省市区县旗盟])$/, "");
}

/** Today's place of that name in the province. Another that had the name beside the old one does not succeed it. */
function successor(code: number): number | null {
  const older = olderRegion(code);
  if (older === null) return null;
  const sought = stem(older.name);
  const found = [...Object.entries(districts), ...Object.entries(cities)].flatMap(([key, name]) => {
    const isFit = provinceOf(Number(key)) === provinceOf(code) && stem(name) === sought;
    return isFit && stem(older.edition[key] ?? "") !== sought ? [Number(key)] : [];
  });
  return found.find((each) => cityOf(each) === cityOf(code)) ?? found[0] ?? null;
}

const successors = new Map<number, number | null>();

function successorOf(code: number): number | null {
  let known = successors.get(code);
  if (known === undefined) {
    known = successor(code);
    successors.set(code, known);
  }
  return known;
}

/**
 * The region as today's codes have it, for what is set by regions, such as freight. Where the district went, its name tells;
 * one that was merged into others counts as its city, for which what is set for districts does not hold.
 */
export function todaysRegion(region: Region): Region {
  const { provinceId, cityId, districtId } = region;
  if (districts[districtId] !== undefined) return { provinceId, cityId: cityOf(districtId), districtId };
  if (districts[cityId] !== undefined) return { provinceId, cityId: cityOf(cityId), districtId: cityId };
  const now = successorOf(districtId);
  if (now !== null) return { provinceId, cityId: cityOf(now), districtId: now };
  if (municipalities.has(provinceId)) return { provinceId, cityId: provinceId + 100, districtId };
  return {
    provinceId,
    cityId: cities[cityId] === undefined ? cityOf(successorOf(cityId) ?? cityId) : cityId,
    districtId,
  };
}

/** Names by their six-digit codes, as one edition of GB/T 2260 lists them. */
type Edition = Readonly<Record<string, string>>;

/** What a code was called, and which codes were in force beside it, when it was last listed. */
interface OlderRegion {
  readonly name: string;
  readonly edition: Edition;
}

const require = createRequire(import.meta.url);

let editions: readonly Edition[] | undefined;

/** Every edition from 2002 to 2016, the latest first. They are read when the first code turns up that today's does not have. */
function olderEditions(): readonly Edition[] {
  editions ??= (require("gb2260/lib/revisions.json") as readonly string[]).map(
    (revision) => require(`gb2260/lib/${revision}.json`) as Edition,
  );
  return editions;
}

/** Null for a code that no older edition has, either. */
function olderRegion(code: number): OlderRegion | null {
  for (const edition of olderEditions()) {
    const name = edition[code];
    if (name !== undefined) return { name, edition };
  }
  return null;
}
