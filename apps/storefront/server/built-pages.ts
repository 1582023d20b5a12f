import { readFile } from "node:fs/promises";
import type { Locale } from "@plaza/i18n";
import { routeManifestFile } from "./build-routes.ts";
import type { PageSource, ServerEntry } from "./page-source.ts";
import type { RouteAssets } from "./route-manifest.ts";

/** Pages of the production build in `dist`. */
export async function builtPages(root: URL): Promise<PageSource> {
  const [manifests, entry] = await Promise.all([
    readFile(new URL(routeManifestFile, root), "utf8"),
    import(new URL("dist/server/entry-server.js", root).href) as Promise<ServerEntry>,
  ]);
  const byLocale = JSON.parse(manifests) as Readonly<Record<Locale, RouteAssets>>;
  return { load: async (locale) => ({ render: entry.render, ...byLocale[locale], inlineStyles: [] }) };
}
