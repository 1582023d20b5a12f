/** As much of the bundler as the names of stylesheets are made from. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

const style = /\.css\.ts\.vanilla\.css$/;
const frame = /\/apps\/storefront\/src\/(?:entry-client\.tsx|chrome\/frame-parts\.ts)$/;
const screen = /\/packages\/(?!ui-kit|routing|i18n|api-client)([^/]+)\/src\/([^/]+)\//;
/** Where pages are imported when they are wanted, and the parts of them that the server draws. */
const drawn = /\/(?:routes|late-[a-z-]+)\.ts$/;
/** What this many screens use comes with the frame. */
const common = 5;
/** What this many screens of one feature use comes with each of them. */
const commonToFeature = 3;

interface Users {
  readonly frame: boolean;
  readonly features: ReadonlySet<string>;
  /** `<feature>-<screen>` */
  readonly screens: ReadonlySet<string>;
}

/** Which pages a module is always loaded with. What only opens on a press brings its own look along. */
function users(id: string, modules: Modules): Users {
  let inFrame = false;
  const features = new Set<string>();
  const screens = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(each) ?? {};
    for (const importer of importers) seen.add(importer);
    inFrame ||= frame.test(each);
    if (importers.length > 0 || !dynamicImporters.some((importer) => drawn.test(importer))) continue;
    const [, feature, name] = screen.exec(each) ?? [];
    if (feature === undefined || name === undefined) continue;
    features.add(feature);
    screens.add(`${feature}-${name}`);
  }
  return { frame: inFrame, features, screens };
}

/** Names the stylesheet of what every page shows. */
export function frameLook(id: string, modules: Modules): string | null {
  if (!style.test(id)) return null;
  const by = users(id, modules);
  return by.frame || by.screens.size >= common ? "look" : null;
}

/**
 * Names the stylesheet of what a screen shows in all its parts, or several of them; null for what only opens on a press.
 * A sheet for each set of screens carries nothing in vain, but many small ones compress worse than one.
 */
export function screenLook(id: string, modules: Modules): string | null {
  if (!style.test(id)) return null;
  const { features, screens } = users(id, modules);
  if (screens.size === 0) return null;
  const shared = features.size === 1 && screens.size >= commonToFeature;
  return `look-${[...(shared ? features : screens)].toSorted().join("~")}`;
}
