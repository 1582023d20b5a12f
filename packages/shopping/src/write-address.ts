import { type ImportOrReload, loadRegionNames, type AddressLanguage } from "./region-names.ts";
import { loadRegions, type Region } from "./regions.ts";
import { joinAddress, type PostalAddress } from "./written-address.ts";

/** Takes the first region whose name the text begins with, the longest name first. */
function taken(text: string, regions: readonly Region[]): { readonly region: Region | null; readonly rest: string } {
  const [region = null] = regions
    .filter(({ name }) => text.startsWith(name))
    .toSorted((a, b) => b.name.length - a.name.length);
  return { region, rest: text.slice(region?.name.length ?? 0).trimStart() };
}

/** Takes apart what a platform has joined, with or without blanks: "上海市上海市徐汇区武康路88号". */
export function splitAddress(text: string, provinces: readonly Region[]): PostalAddress {
  const province = taken(text.trim(), provinces);
  const cities = province.region?.children ?? [];
  const city = taken(province.rest, cities);
  // A municipality is named once or twice, and some districts lie in no city.
  const within = city.region === null ? cities : [city.region];
  const inCity = taken(
    city.rest,
    within.flatMap(({ children }) => children),
  );
  const district =
    inCity.region === null && city.region?.name === province.region?.name
      ? taken(
          city.rest,
          cities.flatMap(({ children }) => children),
        )
      : inCity;
  return {
    province: province.region?.name ?? "",
    city: city.region?.name ?? "",
    district: district.region?.name ?? "",
    street: district.rest,
  };
}

/** An address in a language: one whose regions are known, or one that a platform has joined already. */
export async function writeAddress(
  address: PostalAddress | string,
  language: AddressLanguage,
  importOrReload?: ImportOrReload,
): Promise<string> {
  const [nameOf, parts] = await Promise.all([
    loadRegionNames(language, importOrReload),
    typeof address === "string"
      ? loadRegions(importOrReload).then((regions) => splitAddress(address, regions))
      : address,
  ]);
  return joinAddress(parts, language, nameOf);
}
