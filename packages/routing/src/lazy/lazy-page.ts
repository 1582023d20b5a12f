import type { RouteComponent } from "@tanstack/react-router";
import { createElement, use } from "react";
import { lazyModule } from "./lazy-module.ts";

/** A page whose code is its own chunk. The shell's build reads the importer to name that chunk in the document's head. */
export type LazyPage = RouteComponent & { readonly importer: () => Promise<unknown> };

/** For the `component` of a route. The router fetches it ahead by `preload`; once it is drawn it is needed. */
export function lazyPage<Module extends Record<Name, RouteComponent>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
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
    if (code.arrived() === undefined) wait ??= begin();
    // Who has waited asks once more when the wait is over: React wants it so.
    const module = wait === undefined ? code.arrived() : use(wait);
    return module === undefined ? null : createElement(module[name], props);
  };
  Page.preload = async () => {
    // Who tries again is not told of the failure before.
    if (failed) wait = undefined;
    failed = false;
    await code.prefetch();
    // From now on there is nothing to wait for, and the router renders at once.
    if (typeof window !== "undefined" && code.arrived() !== undefined) delete Page.preload;
  };
  return Object.assign(Page, { importer });
}

export function isLazyPage(component: unknown): component is LazyPage {
  return typeof component === "function" && "importer" in component && typeof component.importer === "function";
}
