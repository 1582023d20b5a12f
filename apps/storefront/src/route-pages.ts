import type { Locale } from "@plaza/i18n";
import { isLazyPage } from "@plaza/routing";
import type { AnyRoute } from "@tanstack/react-router";
import { importFrameParts } from "./chrome/late.ts";

/** The modules, as written in the server's bundle, that a route's first paint needs. */
export interface RoutePage {
  readonly routeId: string;
  readonly page: string | null;
  /** What the browser takes over later, and needs only the styles of. */
  readonly late: readonly string[];
  readonly words: Readonly<Record<Locale, readonly string[]>>;
}

/** The file that an importer such as `() => import("./x.js")` names. */
function importedFile(importer: { toString(): string }): string | null {
  return /import\(\s*["'`]([^"'`]+)["'`]\s*\)/.exec(importer.toString())?.[1] ?? null;
}

function files(importers: readonly { toString(): string }[]): readonly string[] {
  return importers.map(importedFile).filter((file) => file !== null);
}

function describe(route: AnyRoute): RoutePage {
  const { component, staticData } = route.options as {
    component?: unknown;
    staticData?: AnyRoute["options"]["staticData"];
  };
  const catalogs = staticData?.words ?? [];
  return {
    routeId: route.id,
    page: isLazyPage(component) ? importedFile(component.importer) : null,
    late: files([
      ...(route.isRoot ? [importFrameParts] : []),
      ...(staticData?.late ?? []).map(({ importer }) => importer),
    ]),
    words: {
      en: files(catalogs.map(({ en }) => en)),
      zh: files(catalogs.map(({ zh }) => zh)),
      ja: files(catalogs.map(({ ja }) => ja)),
      ko: files(catalogs.map(({ ko }) => ko)),
    },
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
