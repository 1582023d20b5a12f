import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Locale } from "@plaza/i18n";
import { rootRouteId } from "@tanstack/react-router";
import type { Manifest } from "vite";
import type { ServerEntry } from "./page-source.ts";
import { type RouteAssets, routeManifest } from "./route-manifest.ts";
import { type RouteModules, routeModules } from "./route-modules.ts";

/** What the build says of each route's documents, by language; relative to the storefront's folder. */
export const routeManifestFile = "dist/server/route-manifest.json";
const routeModulesFile = "dist/server/route-modules.json";

function readJson(file: string, root: URL): unknown {
  return JSON.parse(readFileSync(new URL(file, root), "utf8"));
}

/**
 * Once the server is built: finds what each route draws, and notes it for the build of the browser's part. In a file,
 * because Vite evaluates its configuration anew for each of the two builds.
 */
export async function noteRouteModules(root: URL): Promise<void> {
  const load = (file: string): Promise<unknown> => import(new URL(`dist/server/${file}`, root).href);
  const { describeRoutes } = (await load("entry-server.js")) as ServerEntry;
  const server = readJson("dist/server/.vite/manifest.json", root) as Manifest;
  const routes = await routeModules(server, describeRoutes(), load);
  writeFileSync(new URL(routeModulesFile, root), JSON.stringify(routes));
}

export function notedRouteModules(root: URL): readonly RouteModules[] {
  return readJson(routeModulesFile, root) as readonly RouteModules[];
}

/**
 * Says for each route what its documents name, once the browser's part is built as well.
 * @throws where something that a route draws is in neither build; then the build has failed.
 */
export function writeRouteManifest(root: URL): void {
  const client = readJson("dist/client/.vite/manifest.json", root) as Manifest;
  const routes = notedRouteModules(root);
  const hasFile = (file: string): boolean => existsSync(new URL(`dist/client/${file}`, root));
  const of = (locale: Locale): RouteAssets => routeManifest(client, hasFile, routes, rootRouteId, locale);
  const byLocale: Readonly<Record<Locale, RouteAssets>> = { en: of("en"), zh: of("zh"), ja: of("ja"), ko: of("ko") };
  writeFileSync(new URL(routeManifestFile, root), JSON.stringify(byLocale));
}
