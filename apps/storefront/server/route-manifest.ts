import { basename } from "node:path";
import { type Locale, locales } from "@plaza/i18n";
import type { RouteScripts } from "@plaza/routing";
import type { Manifest, ManifestChunk } from "vite";
import type { RouteManifest } from "../src/page-request.ts";
import type { RoutePage } from "../src/route-pages.ts";

interface Manifests {
  readonly client: Manifest;
  readonly server: Manifest;
}

/** A chunk after everything that it imports statically: so its styles come after those that they refine. */
function closure(manifest: Manifest, key: string): readonly ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const seen = new Set<string>();
  const visit = (each: string): void => {
    const chunk = manifest[each];
    if (chunk === undefined || seen.has(each)) return;
    seen.add(each);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.add(chunk);
  };
  visit(key);
  return [...found];
}

/** Server and browser build the same source modules: a chunk of one is found in the other by its source. */
function browserKey({ client, server }: Manifests, serverFile: string): string | null {
  const name = basename(serverFile);
  const key = Object.keys(server).find((each) => basename(server[each]?.file ?? "") === name);
  return key !== undefined && client[key] !== undefined ? key : null;
}

function assets(client: Manifest, keys: readonly string[]) {
  const chunks = keys.flatMap((key) => closure(client, key));
  return {
    css: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    scripts: [...new Set(chunks.map(({ file }) => `/${file}`))],
  };
}

function entryKey(client: Manifest): string {
  const entry = Object.keys(client).find((key) => client[key]?.isEntry === true);
  if (entry === undefined) throw new Error("The browser build has no entry.");
  return entry;
}

function without(files: readonly string[], others: readonly string[]): readonly string[] {
  return files.filter((file) => !others.includes(file));
}

/** What the documents of each route name. */
export interface RouteAssets {
  /** Their styles, for the router: without it a lazy page has no stylesheet until its script runs. */
  readonly manifest: RouteManifest;
  readonly scripts: Readonly<Record<string, RouteScripts>>;
}

export function routeManifests(
  manifests: Manifests,
  pages: readonly RoutePage[],
  rootId: string,
): Readonly<Record<Locale, RouteAssets>> {
  const { client } = manifests;
  const entry = entryKey(client);
  const entryFiles = assets(client, [entry]).scripts.toReversed();
  const forLocale = (locale: Locale): RouteAssets => {
    const routes = pages.map(({ routeId, page, late, words }) => {
      const keysOf = (files: readonly string[]): readonly string[] =>
        files.map((file) => browserKey(manifests, file)).filter((key) => key !== null);
      const keys = keysOf([...(page === null ? [] : [page]), ...words[locale]]);
      const own = assets(client, routeId === rootId ? [entry, ...keys] : keys);
      const later = assets(client, keysOf(late));
      const first = [...(routeId === rootId ? entryFiles : []), ...without(own.scripts, entryFiles)];
      return {
        routeId,
        css: [...new Set([...own.css, ...later.css])],
        scripts: { first, late: without(later.scripts, [...entryFiles, ...first]) },
      };
    });
    return {
      manifest: { routes: Object.fromEntries(routes.map(({ routeId, css }) => [routeId, { css }])) },
      scripts: Object.fromEntries(routes.map(({ routeId, scripts }) => [routeId, scripts])),
    };
  };
  return Object.fromEntries(locales.map((locale) => [locale, forLocale(locale)])) as Record<Locale, RouteAssets>;
}
