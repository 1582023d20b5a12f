import { dirname } from "node:path";

/** As much of the bundler as the names of stylesheets are made from. */
interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Which source modules begin what the server draws, by their file names. */
export interface DrawnModules {
  /** Around every page. */
  readonly chrome: ReadonlySet<string>;
  /** Pages and their parts. A screen is a folder of a feature, or a file that gathers some of them. */
  readonly screens: ReadonlySet<string>;
  /** Those of them that no visit begins with, a customer's own for example. */
  readonly own: ReadonlySet<string>;
}

/**
 * What this many screens use comes with the chrome. A customer's own do not count: a visit begins elsewhere, and what they
 * use as well would weigh on its first page.
 */
const common = 6;

interface Users {
  readonly chrome: boolean;
  /** Their folders, or files. */
  readonly screens: ReadonlySet<string>;
  /** How many of them a visit may begin with. */
  readonly first: number;
}

function isStyle(id: string): boolean {
  return id.endsWith(".css.ts.vanilla.css");
}

/** A file that stands in no folder of its feature is a screen of its own. */
function screenOf(file: string): string {
  const folder = dirname(file);
  return folder.endsWith("/src") ? file.replace(/\.tsx?$/, "") : folder;
}

/** What a module is always loaded with. What only opens on a press brings its own look along. */
function users(id: string, drawn: DrawnModules, modules: Modules): Users {
  let chrome = false;
  const screens = new Set<string>();
  const own = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const { isEntry = false, importers = [] } = modules.getModuleInfo(each) ?? {};
    for (const importer of importers) seen.add(importer);
    chrome ||= isEntry || drawn.chrome.has(each);
    if (drawn.screens.has(each)) screens.add(screenOf(each));
    if (drawn.own.has(each)) own.add(screenOf(each));
  }
  return { chrome, screens, first: screens.size - own.size };
}

/** A screen's name in those of stylesheets: `packages/catalog/src/list` is `catalog-list`. */
function lookName(of: string): string {
  const [screen = "", , feature = ""] = of.split("/").toReversed();
  return `${feature}-${screen}`;
}

/** Names the stylesheet of what every page shows. */
export function chromeLook(id: string, drawn: DrawnModules, modules: Modules): string | null {
  if (!isStyle(id)) return null;
  const by = users(id, drawn, modules);
  return by.chrome || by.first >= common ? "look" : null;
}

/**
 * Names the stylesheet of what a screen shows in all its parts, or several of them; null for what only opens on a press.
 * A sheet for each set of screens carries nothing in vain, but many small ones compress worse than one.
 */
export function screenLook(id: string, drawn: DrawnModules, modules: Modules): string | null {
  if (!isStyle(id)) return null;
  const { screens } = users(id, drawn, modules);
  return screens.size === 0 ? null : `look-${[...screens].map(lookName).toSorted().join("~")}`;
}
