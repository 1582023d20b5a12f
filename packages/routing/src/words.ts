import { type Catalog, loadCatalog } from "@plaza/i18n";
import type { I18n } from "@lingui/core";

interface WordyMatch {
  readonly staticData: { readonly words?: readonly Catalog[] };
}

/** Loads what the matched routes want to say; resolves at once when it is all there. */
export async function loadWords(i18n: I18n, matches: readonly WordyMatch[]): Promise<void> {
  const catalogs = new Set(matches.flatMap((match) => match.staticData.words ?? []));
  await Promise.all([...catalogs].map((catalog) => loadCatalog(i18n, catalog)));
}
