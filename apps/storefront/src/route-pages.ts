import { type Locale, locales } from "@plaza/i18n";
import { isLazyPage, partsOf } from "@plaza/routing";
import type { AnyRoute } from "@tanstack/react-router";

export type Importer = () => Promise<unknown>;

/** What a route draws, and by which importers its code comes: the build finds their chunks. */
export interface RoutePage {
  readonly routeId: string;
  /** Its page; none where it has none, or one that is there from the start. */
  readonly page: readonly Importer[];
  /** What the server draws and the browser takes over later. */
  readonly parts: readonly Importer[];
  readonly messages: Readonly<Record<Locale, readonly Importer[]>>;
}

interface DrawingOptions {
  readonly component?: unknown;
  readonly staticData?: AnyRoute["options"]["staticData"];
}

function describe(route: AnyRoute): RoutePage {
  const { component, staticData }: DrawingOptions = route.options;
  const catalogs = staticData?.messages ?? [];
  return {
    routeId: route.id,
    page: isLazyPage(component) ? [component.importer] : [],
    parts: partsOf(component)
      .filter(({ serverOnly }) => !serverOnly)
      .map(({ importer }) => importer),
    messages: Object.fromEntries<readonly Importer[]>(
      locales.map((locale) => [locale, catalogs.map((catalog) => catalog[locale])]),
    ) as Record<Locale, readonly Importer[]>,
  };
}

function walk(route: AnyRoute): readonly RoutePage[] {
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  return [describe(route), ...children.flatMap(walk)];
}

/** Every route of the tree. Routes get their ids when a router is built from them. */
export function routePages(router: { readonly routeTree: AnyRoute }): readonly RoutePage[] {
  return walk(router.routeTree);
}
