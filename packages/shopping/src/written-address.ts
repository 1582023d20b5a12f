import type { ImportOrReload, RegionNaming, AddressLanguage } from "./region-names.ts";

/** Where something is sent: the names of the regions in Chinese, "" where there is none, and the street as it was written. */
export interface PostalAddress {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
}

/** What stands between a province and its districts in the data where there is no city. */
const noCity = /^(?:市辖区|县|市|(?:省|自治区)直辖.*)$/;

const chinese: RegionNaming = (name) => name;

/**
 * An address in one line, as its language writes it: in English from the street to the province, in the others from the
 * province to the street. A municipality, which is province and city at once, is named once.
 */
export function joinAddress(address: PostalAddress, language: AddressLanguage, nameOf: RegionNaming = chinese): string {
  const { province, city, district } = address;
  const names = [province, noCity.test(city) ? "" : city, district === "市辖区" ? "" : district];
  const regions = names.filter((name, at) => name !== "" && name !== names[at - 1]);
  const parts = [...regions.map((name) => nameOf(name, province)), address.street.trim()].filter((part) => part !== "");
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
export function writtenAddressQuery(
  address: PostalAddress | string,
  language: AddressLanguage,
  importOrReload: ImportOrReload,
) {
  const postal = typeof address === "string" ? address : postalAddress(address);
  return {
    queryKey: ["written-address", language, postal] as const,
    queryFn: async (): Promise<string> => {
      const { writeAddress } = await importOrReload(() => import("./write-address.ts"));
      return writeAddress(postal, language, importOrReload);
    },
    staleTime: Infinity,
    meta: { quiet: true },
  };
}

/** Without what an address book knows beside it, so that the same place is asked for once. */
function postalAddress({ province, city, district, street }: PostalAddress): PostalAddress {
  return { province, city, district, street };
}
