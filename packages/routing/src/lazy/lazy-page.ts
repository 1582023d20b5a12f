import type { RouteComponent } from "@tanstack/react-router";
import { createElement, use, useEffect } from "react";
import { markPageHydrated } from "./hydration.ts";
import { lazyModule } from "./lazy-module.ts";
import { type LazyPart, type PageWithParts, preloadParts } from "./lazy-part.ts";

/**
 * A page whose code is a chunk of its own. The shell's build calls the importer to name that chunk in the document's
 * head.
 */
export type LazyPage = PageWithParts & { readonly importer: () => Promise<unknown> };

/**
 * For the `component` of a route. The router prefetches the code by `preload`; rendering the page needs it. The server renders
 * the `parts` that stand in the page with it, and the browser hydrates them later.
 */
export function lazyPage<Module extends Record<Name, RouteComponent>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
  parts: readonly LazyPart[] = [],
): LazyPage {
  const code = lazyModule(importer);
  let wait: Promise<Module> | undefined;
  let failed = false;

  function begin(): Promise<Module> {
    const loading = code.load();
    loading.catch(() => {
      failed = true;
    });
    return loading;
  }
  const Page: RouteComponent = (props) => {
    useEffect(markPageHydrated, []);
    if (code.arrived() === undefined) wait ??= begin();
    // React renders the page again after the promise has resolved, and expects `use` to be called again then.
    const module = wait === undefined ? code.arrived() : use(wait);
    return module === undefined ? null : createElement(module[name], props);
  };
  Page.preload = async () => {
    // Another try must not get the rejected promise of the one before.
    if (failed) wait = undefined;
    failed = false;
    await Promise.all([code.prefetch(), preloadParts(parts)]);
    // All code is loaded: without `preload` the router renders the page at once instead of waiting for a promise.
    const isLoaded = code.arrived() !== undefined && parts.every((part) => part.serverOnly || part.arrived());
    if (typeof window !== "undefined" && isLoaded) delete Page.preload;
  };
  return Object.assign(Page, { importer, parts });
}

export function isLazyPage(component: unknown): component is LazyPage {
  return typeof component === "function" && "importer" in component && typeof component.importer === "function";
}
