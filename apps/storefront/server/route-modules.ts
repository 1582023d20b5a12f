import type { Locale } from "@plaza/i18n";
import type { Manifest } from "vite";
import type { Importer, RoutePage } from "../src/route-pages.ts";

/** The source modules that a route draws, by their keys in Vite's manifests. */
export interface RouteModules {
  readonly routeId: string;
  readonly page: readonly string[];
  readonly parts: readonly string[];
  readonly messages: Readonly<Record<Locale, readonly string[]>>;
}

/** Loads a file of the server's build. */
export type LoadChunk = (file: string) => Promise<unknown>;

/**
 * The chunks of the server's build, by the module that an import gives: the file itself or, where a chunk has more than
 * the module in it, one of the values that the file exports.
 */
async function chunksByModule(server: Manifest, loadChunk: LoadChunk): Promise<ReadonlyMap<unknown, string>> {
  const entries = Object.entries(server).filter(([, { isDynamicEntry }]) => isDynamicEntry === true);
  const loaded = entries.map(async ([key, { file }]) => {
    const chunk = await loadChunk(file);
    const values = typeof chunk === "object" && chunk !== null ? Object.values(chunk) : [];
    return [chunk, ...values].map((module): readonly [unknown, string] => [module, key]);
  });
  return new Map((await Promise.all(loaded)).flat());
}

/**
 * Finds the source modules of what each route draws. An import of the same file gives the same module, so an importer is
 * called and its module looked up among the chunks.
 * @throws where a route draws what is no chunk of the build: its document could not name that chunk's styles.
 */
export async function routeModules(
  server: Manifest,
  pages: readonly RoutePage[],
  loadChunk: LoadChunk,
): Promise<readonly RouteModules[]> {
  const chunks = await chunksByModule(server, loadChunk);

  async function keys(routeId: string, what: string, importers: readonly Importer[]): Promise<readonly string[]> {
    const found = importers.map(async (importer) => {
      const key = chunks.get(await importer());
      if (key === undefined)
        throw new Error(`Route ${routeId}: its ${what} is no chunk of its own (${String(importer)}).`);
      return key;
    });
    return [...new Set(await Promise.all(found))];
  }
  return Promise.all(
    pages.map(async ({ routeId, page, parts, messages }) => ({
      routeId,
      page: await keys(routeId, "page", page),
      parts: await keys(routeId, "part", parts),
      messages: Object.fromEntries(
        await Promise.all(
          Object.entries(messages).map(
            async ([locale, importers]) => [locale, await keys(routeId, `catalog ${locale}.po`, importers)] as const,
          ),
        ),
      ) as RouteModules["messages"],
    })),
  );
}
