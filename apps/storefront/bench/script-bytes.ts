import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { locales } from "@plaza/i18n";
import type { PageSource } from "../server/page-source.ts";

/** The browser's files of the production build. */
export const client = fileURLToPath(new URL("../dist/client", import.meta.url));
const rootId = "__root__";

const sizes = new Map<string, number>();
/** Of a file of the build after gzip -9; K is 1,024 bytes. */
export function kilobytes(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(`${client}${file}`), { level: 9 }).length / 1024;
  sizes.set(file, known);
  return known;
}

export const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + kilobytes(file), 0);

/** Whether a script holds words of one language. */
export const isCatalog = (file: string): boolean => locales.some((locale) => basename(file).startsWith(`${locale}-`));

/** Each page stands in a layout, which its route id begins with; a page without a route in the usual one. */
function layoutsOf(routes: readonly string[]): readonly string[] {
  return routes.length === 0 ? ["/default"] : routes.map((id) => /^\/[^/]+/.exec(id)?.[0] ?? id);
}

export interface FirstLoad {
  readonly scripts: ReadonlySet<string>;
  readonly catalogs: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** What the document of a page asks for before the page answers. */
export function firstLoadOf(
  { manifest, scripts: firstScripts }: Pick<Awaited<ReturnType<PageSource["load"]>>, "manifest" | "scripts">,
  routes: readonly string[],
): FirstLoad {
  const scripts = new Set<string>();
  const catalogs = new Set<string>();
  const styles = new Set<string>();
  for (const id of [rootId, ...layoutsOf(routes), ...routes]) {
    const route = manifest.routes[id];
    if (route === undefined) throw new Error(`The build knows no route ${id}.`);
    for (const file of firstScripts[id]?.first ?? []) (isCatalog(file) ? catalogs : scripts).add(file);
    for (const file of (route.css ?? []).map(String)) styles.add(file);
  }
  return { scripts, catalogs, styles };
}
