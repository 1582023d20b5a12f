import { type Catalog, loadCatalog } from "@plaza/i18n";
import type { I18n } from "@lingui/core";
import { importOrReload } from "./lazy/chunk-failure.ts";

interface MatchWithMessages {
  readonly staticData: { readonly messages?: readonly Catalog[] };
}

/** Loads the messages of the matched routes; resolves at once when all are loaded. `ahead` marks a mere prefetch. */
export async function loadMessages(
  i18n: I18n,
  matches: readonly MatchWithMessages[],
  { ahead = false } = {},
): Promise<void> {
  const catalogs = new Set(matches.flatMap((match) => match.staticData.messages ?? []));
  const load = (catalog: Catalog): Promise<void> => loadCatalog(i18n, catalog);
  await Promise.all([...catalogs].map((catalog) => (ahead ? load(catalog) : importOrReload(() => load(catalog)))));
}
