import type { ImportOrReload, NameOfPlace, PlaceLanguage } from "./place-names.ts";

/** Where something is sent: the names of the regions in Chinese, "" where there is none, and the street as it was written. */
export interface Place {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
}

/** What stands between a province and its districts in the data where there is no city. */
const noCity = /^(?:市辖区|县|市|(?:省|自治区)直辖.*)$/;

const chinese: NameOfPlace = (name) => name;

/**
 * An address in one line, as its language writes it: in English from the street to the province, in the others from the
 * province to the street. A municipality, which is province and city at once, is named once.
 */
export function joinAddress(place: Place, language: PlaceLanguage, nameOf: NameOfPlace = chinese): string {
  const { province, city, district } = place;
  const names = [province, noCity.test(city) ? "" : city, district === "市辖区" ? "" : district];
  const regions = names.filter((name, at) => name !== "" && name !== names[at - 1]);
  const parts = [...regions.map((name) => nameOf(name, province)), place.street.trim()].filter((part) => part !== "");
  if (language === "en") return parts.toReversed().join(", ");
  if (language === "ko") return parts.join(" ");
  return parts.reduce((before, part) => before + (isSpaced(before, part) ? " " : "") + part, "");
}

/** Chinese and Japanese need no space, but two words in Latin letters do, and a street that begins with one. */
function isSpaced(before: string, part: string): boolean {
  return /[A-Za-z]$/.test(before) || (before !== "" && /^[A-Za-z]/.test(part));
}

/**
 * An address as its language writes it, for a cache of queries that all screens share: one of an address book, or one that a
 * platform has joined already. A server writes it into the page, and the browser need not know how; without an answer it is
 * shown in Chinese.
 */
export function writtenAddressQuery(address: Place | string, language: PlaceLanguage, importOrReload: ImportOrReload) {
  const place = typeof address === "string" ? address : placeOf(address);
  return {
    queryKey: ["written-address", language, place] as const,
    queryFn: async (): Promise<string> => {
      const { writeAddress } = await importOrReload(() => import("./write-address.ts"));
      return writeAddress(place, language, importOrReload);
    },
    staleTime: Infinity,
    meta: { quiet: true },
  };
}

/** Without what an address book knows beside it, so that the same place is asked for once. */
function placeOf({ province, city, district, street }: Place): Place {
  return { province, city, district, street };
}
