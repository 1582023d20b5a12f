import { readFile } from "node:fs/promises";
import { rootRouteId } from "@tanstack/react-router";
import type { Manifest } from "vite";
import type { PageSource, ServerEntry } from "./page-source.ts";
import { routeManifests } from "./route-manifest.ts";

async function manifest(file: URL): Promise<Manifest> {
  return JSON.parse(await readFile(file, "utf8")) as Manifest;
}

/** Pages of the production build in `dist`. */
export async function builtPages(root: URL): Promise<PageSource> {
  const [client, server, entry] = await Promise.all([
    manifest(new URL("dist/client/.vite/manifest.json", root)),
    manifest(new URL("dist/server/.vite/manifest.json", root)),
    import(new URL("dist/server/entry-server.js", root).href) as Promise<ServerEntry>,
  ]);
  const manifests = routeManifests({ client, server }, entry.describeRoutes(), rootRouteId);
  return { load: async (locale) => ({ render: entry.render, ...manifests[locale], inlineStyles: [] }) };
}
