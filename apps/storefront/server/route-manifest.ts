import type { Locale } from "@plaza/i18n";
import type { RouteScripts } from "@plaza/routing";
import type { Manifest, ManifestChunk } from "vite";
import type { RouteManifest } from "../src/page-request.ts";
import type { RouteModules } from "./route-modules.ts";

/** What the documents of each route name. */
export interface RouteAssets {
  /** Their styles, for the router: without it a lazy page has no stylesheet until its script runs. */
  readonly manifest: RouteManifest;
  readonly scripts: Readonly<Record<string, RouteScripts>>;
}

/** Whether a file of the browser's build is there. */
export type HasFile = (file: string) => boolean;

/** A chunk after everything that it imports statically: so its styles come after those that they refine. */
function closure(manifest: Manifest, key: string, routeId: string): readonly ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const seen = new Set<string>();
  const visit = (each: string): void => {
    if (seen.has(each)) return;
    seen.add(each);
    const chunk = manifest[each];
    if (chunk === undefined) throw new Error(`Route ${routeId}: the browser's build has no chunk for ${each}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.add(chunk);
  };
  visit(key);
  return [...found];
}

function entryKey(client: Manifest): string {
  const entry = Object.keys(client).find((key) => client[key]?.isEntry === true);
  if (entry === undefined) throw new Error("The browser's build has no entry.");
  return entry;
}

function without(files: readonly string[], others: readonly string[]): readonly string[] {
  return files.filter((file) => !others.includes(file));
}

/**
 * What the documents of each route name, in one language.
 * @throws where a chunk or a stylesheet of a route is not in the browser's build.
 */
export function routeManifest(
  client: Manifest,
  hasFile: HasFile,
  routes: readonly RouteModules[],
  rootId: string,
  locale: Locale,
): RouteAssets {
  const entry = entryKey(client);

  function assets(keys: readonly string[], routeId: string) {
    const chunks = keys.flatMap((key) => closure(client, key, routeId));
    const css = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
    const scripts = [...new Set(chunks.map(({ file }) => file))];
    const missing = [...css, ...scripts].find((file) => !hasFile(file));
    if (missing !== undefined) throw new Error(`Route ${routeId}: the browser's build has no file ${missing}.`);
    return { css: css.map((file) => `/${file}`), scripts: scripts.map((file) => `/${file}`) };
  }
  const entryFiles = assets([entry], rootId).scripts.toReversed();
  const described = routes.map(({ routeId, page, parts, messages }) => {
    const keys = [...(routeId === rootId ? [entry] : []), ...page, ...messages[locale]];
    const own = assets(keys, routeId);
    const later = assets(parts, routeId);
    const first = [...(routeId === rootId ? entryFiles : []), ...without(own.scripts, entryFiles)];
    return {
      routeId,
      css: [...new Set([...own.css, ...later.css])],
      scripts: { first, parts: without(later.scripts, [...entryFiles, ...first]) },
    };
  });
  return {
    manifest: { routes: Object.fromEntries(described.map(({ routeId, css }) => [routeId, { css }])) },
    scripts: Object.fromEntries(described.map(({ routeId, scripts }) => [routeId, scripts])),
  };
}
