import type { RouteComponent } from "@tanstack/react-router";
import { type LoaderOf, type Loader, lazyLoader } from "./lazy-loader.ts";
import { type LazyPage, lazyPage } from "./lazy-page.ts";

/** What a route takes from the module of its screen. */
export interface LazyScreen<Load> {
  readonly loader: Load;
  readonly component: LazyPage;
}

/**
 * Loader and page of a route whose module has both under the screen's name: `loadProfile` and `ProfilePage` for "Profile".
 * Every page's first visit brings the names of all routes, so each is written once.
 */
export function lazyScreen<
  Module extends Record<`load${Name}`, Loader> & Record<`${Name}Page`, RouteComponent>,
  Name extends string,
>(importer: () => Promise<Module>, name: Name): LazyScreen<LoaderOf<Module, `load${Name}`>> {
  return { loader: lazyLoader(importer, `load${name}`), component: lazyPage(importer, `${name}Page`) };
}
