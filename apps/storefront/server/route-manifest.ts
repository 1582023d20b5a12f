import type { Locale } from "@plaza/i18n";
import type { RouteScripts } from "@plaza/routing";
import type { Manifest, ManifestChunk } from "vite";
import type { RouteManifest } from "../src/page-request.ts";
import type { RouteModules } from "./route-modules.ts";

/** What the documents of each route name. */
export interface RouteAssets {
  /** The shop's one stylesheet, which the root names: without it a page has no look until its script runs. */
  readonly manifest: RouteManifest;
  readonly scripts: Readonly<Record<string, RouteScripts>>;
}

/** Whether a file of the browser's build is there. */
export type HasFile = (file: string) => boolean;

/** A chunk after everything that it imports statically. */
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

/** The shop's one stylesheet: Vite names it so where it divides none (`build.cssCodeSplit`). */
function stylesheetOf(client: Manifest): string {
  const sheet = client["style.css"];
  if (sheet === undefined) throw new Error("The browser's build has no stylesheet.");
  return sheet.file;
}

function without(files: readonly string[], others: readonly string[]): readonly string[] {
  return files.filter((file) => !others.includes(file));
}

/**
 * What the documents of each route name, in one language.
 * @throws where a chunk of a route, or the stylesheet, is not in the browser's build.
 */
export function routeManifest(
  client: Manifest,
  hasFile: HasFile,
  routes: readonly RouteModules[],
  rootId: string,
  locale: Locale,
): RouteAssets {
  const entry = entryKey(client);

  function present(file: string, routeId: string): string {
    if (!hasFile(file)) throw new Error(`Route ${routeId}: the browser's build has no file ${file}.`);
    return `/${file}`;
  }
  function scriptsOf(keys: readonly string[], routeId: string): readonly string[] {
    const chunks = keys.flatMap((key) => closure(client, key, routeId));
    return [...new Set(chunks.map(({ file }) => present(file, routeId)))];
  }
  const entryFiles = scriptsOf([entry], rootId).toReversed();
  const described = routes.map(({ routeId, page, parts, messages }) => {
    const own = scriptsOf([...(routeId === rootId ? [entry] : []), ...page, ...messages[locale]], routeId);
    const first = [...(routeId === rootId ? entryFiles : []), ...without(own, entryFiles)];
    const later = without(scriptsOf(parts, routeId), [...entryFiles, ...first]);
    const css = routeId === rootId ? [present(stylesheetOf(client), routeId)] : [];
    return { routeId, css, scripts: { first, parts: later } };
  });
  return {
    manifest: { routes: Object.fromEntries(described.map(({ routeId, css }) => [routeId, { css }])) },
    scripts: Object.fromEntries(described.map(({ routeId, scripts }) => [routeId, scripts])),
  };
}
