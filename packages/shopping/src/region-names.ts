/** The languages that names of places can be written in. */
export type AddressLanguage = "en" | "zh" | "ja" | "ko";

/** The name of a province, a city or a district of that province. A name that is not Chinese stays as it is. */
export type RegionNaming = (name: string, province: string) => string;

/** Imports code that the caller cannot do without. */
export type ImportOrReload = <Module>(importer: () => Promise<Module>) => Promise<Module>;

type NamesLoader = (importOrReload: ImportOrReload) => Promise<RegionNaming>;

const english: NamesLoader = async (importOrReload) =>
  (await importOrReload(() => import("./region-names/english.ts"))).english;

/** A language without names of its own writes the English ones. */
const loaders: Readonly<Partial<Record<AddressLanguage, NamesLoader>>> = {
  ja: async (importOrReload) => (await importOrReload(() => import("./region-names/japanese.ts"))).japanese,
  ko: async (importOrReload) => (await importOrReload(() => import("./region-names/korean.ts"))).korean,
};

const han = /\p{Script=Han}/u;

/**
 * How places are called in a language. What is known of a language is fetched when a name is first needed, and Chinese
 * needs nothing; by `importOrReload` a browser may reload the document when the chunk is missing.
 */
export async function loadRegionNames(
  language: AddressLanguage,
  importOrReload: ImportOrReload = (importer) => importer(),
): Promise<RegionNaming> {
  if (language === "zh") return (name) => name;
  const nameOf = await (loaders[language] ?? english)(importOrReload);
  return (name, province) => {
    if (!han.test(name)) return name;
    const written = nameOf(name, province);
    // Half a name would be worse than the Chinese one.
    return language !== "ja" && han.test(written) ? name : written;
  };
}
