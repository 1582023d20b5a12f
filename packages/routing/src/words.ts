import { type Catalog, loadCatalog } from "@plaza/i18n";
import type { I18n } from "@lingui/core";
import { needed } from "./lazy/chunk-failure.ts";

interface WordyMatch {
  readonly staticData: { readonly words?: readonly Catalog[] };
}

/** Loads what the matched routes want to say; resolves at once when it is all there. `ahead`: nobody waits for it yet. */
export async function loadWords(i18n: I18n, matches: readonly WordyMatch[], { ahead = false } = {}): Promise<void> {
  const catalogs = new Set(matches.flatMap((match) => match.staticData.words ?? []));
  const load = (catalog: Catalog): Promise<void> => loadCatalog(i18n, catalog);
  await Promise.all([...catalogs].map((catalog) => (ahead ? load(catalog) : needed(() => load(catalog)))));
}
