import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Locale } from "@plaza/i18n";
import { rootRouteId } from "@tanstack/react-router";
import type { Manifest } from "vite";
import type { ServerEntry } from "./page-source.ts";
import { type RouteAssets, routeManifest } from "./route-manifest.ts";
import { routeModules } from "./route-modules.ts";

/** What the build says of each route's documents, by language; relative to the storefront's folder. */
export const routeManifestFile = "dist/server/route-manifest.json";

function readJson(file: string, root: URL): unknown {
  return JSON.parse(readFileSync(new URL(file, root), "utf8"));
}

/**
 * Says for each route what its documents name, once both parts are built.
 * @throws where something that a route draws is in neither build; then the build has failed.
 */
export async function writeRouteManifest(root: URL): Promise<void> {
  const load = (file: string): Promise<unknown> => import(new URL(`dist/server/${file}`, root).href);
  const { describeRoutes } = (await load("entry-server.js")) as ServerEntry;
  const server = readJson("dist/server/.vite/manifest.json", root) as Manifest;
  const client = readJson("dist/client/.vite/manifest.json", root) as Manifest;
  const routes = await routeModules(server, describeRoutes(), load);
  const hasFile = (file: string): boolean => existsSync(new URL(`dist/client/${file}`, root));
  const of = (locale: Locale): RouteAssets => routeManifest(client, hasFile, routes, rootRouteId, locale);
  // Those of what was built: Vite loads this file without the sources of our packages.
  const locales = Object.keys(routes[0]?.messages ?? {}) as Locale[];
  const byLocale = Object.fromEntries(locales.map((locale) => [locale, of(locale)]));
  writeFileSync(new URL(routeManifestFile, root), JSON.stringify(byLocale));
}
