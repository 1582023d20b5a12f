import { basename } from "node:path";
import { type Locale, locales } from "@plaza/i18n";
import type { Manifest, ManifestChunk } from "vite";
import type { RouteManifest } from "../src/page-request.ts";
import type { RoutePage } from "../src/route-pages.ts";

interface Manifests {
  readonly client: Manifest;
  readonly server: Manifest;
}

/** A chunk with everything it imports statically, itself first. */
function closure(manifest: Manifest, key: string): readonly ManifestChunk[] {
  const found = new Map<string, ManifestChunk>();
  const visit = (each: string): void => {
    const chunk = manifest[each];
    if (chunk === undefined || found.has(each)) return;
    found.set(each, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(key);
  return [...found.values()];
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
    preloads: [...new Set(chunks.map(({ file }) => `/${file}`))],
  };
}

function entryKey(client: Manifest): string {
  const entry = Object.keys(client).find((key) => client[key]?.isEntry === true);
  if (entry === undefined) throw new Error("The browser build has no entry.");
  return entry;
}

/**
 * Which styles and scripts the document of each route names in its head, for each language: without it a lazy page has
 * no stylesheet until its script runs.
 */
export function routeManifests(
  manifests: Manifests,
  pages: readonly RoutePage[],
  rootId: string,
): Readonly<Record<Locale, RouteManifest>> {
  const { client } = manifests;
  const entry = entryKey(client);
  const entryFiles = new Set(closure(client, entry).map(({ file }) => `/${file}`));
  const forLocale = (locale: Locale): RouteManifest => ({
    routes: Object.fromEntries(
      pages.map(({ routeId, page, late, words }) => {
        const sources = [...(page === null ? [] : [page]), ...words[locale]];
        const keysOf = (files: readonly string[]): readonly string[] =>
          files.map((file) => browserKey(manifests, file)).filter((key) => key !== null);
        const keys = keysOf(sources);
        const { css: ownCss, preloads } = assets(client, routeId === rootId ? [entry, ...keys] : keys);
        const css = [...new Set([...ownCss, ...assets(client, keysOf(late)).css])];
        const scripts =
          routeId === rootId ? [{ attrs: { type: "module", async: true, src: `/${client[entry]?.file}` } }] : [];
        return [
          routeId,
          { css, preloads: routeId === rootId ? preloads : preloads.filter((file) => !entryFiles.has(file)), scripts },
        ];
      }),
    ),
  });
  return Object.fromEntries(locales.map((locale) => [locale, forLocale(locale)])) as Record<Locale, RouteManifest>;
}
