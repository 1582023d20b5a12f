/** As much of the bundler as the name of a script is made from. */
interface Modules {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Source modules by their file names. */
export interface BegunModules {
  /** What every visit loads by itself after the first paint. */
  readonly chrome: ReadonlySet<string>;
  /** What the first load of a visit may wait for. */
  readonly pages: ReadonlySet<string>;
}

/**
 * Names the script of what the chrome shares with code that comes later: it is there by then, and one script weighs less than
 * many. What a page shares with the chrome stays apart, because its first load would wait for all of this; so does what the
 * start reaches, because of the entries of packages it takes some exports alone, and only the bundler knows which.
 */
export function chromeScript(id: string, begun: BegunModules, modules: Modules): string | null {
  if (id.endsWith(".vanilla.css")) return null;
  const users = new Set<string>();
  let isChrome = false;
  const seen = new Set([id]);
  for (const each of seen) {
    const { isEntry = false, importers = [], dynamicImporters = [] } = modules.getModuleInfo(each) ?? {};
    if (isEntry || begun.pages.has(each)) return null;
    if (begun.chrome.has(each)) isChrome = true;
    if (dynamicImporters.length > 0) users.add(each);
    for (const importer of importers) seen.add(importer);
  }
  return isChrome && users.size > 1 ? "chrome" : null;
}
