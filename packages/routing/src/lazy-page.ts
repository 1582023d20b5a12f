import type { RouteComponent } from "@tanstack/react-router";
import { createElement, use } from "react";
import { ChunkError, reloadedForChunk } from "./chunk-failure.ts";

type Importer = () => Promise<Record<string, RouteComponent>>;

/** A page whose code is its own chunk. The shell's server reads the importer to name that chunk in the document's head. */
export type LazyPage = RouteComponent & { readonly importer: Importer };

/** What a page waits for while the document is on its way out. */
const forever = new Promise<never>(() => undefined);

/**
 * A chunk that fails while it is only fetched ahead is nobody's loss. One that the page needs brings a new document, or
 * the error page where that was tried within the last minute.
 */
export function lazyPage<Module extends Record<Name, RouteComponent>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
): LazyPage {
  let component: RouteComponent | undefined;
  let loading: Promise<void> | undefined;
  let failure: ChunkError | undefined;
  let leaving = false;
  let waited = false;

  function load(): Promise<void> {
    loading ??= importer().then(
      (module) => {
        component = module[name];
        failure = undefined;
        // From now on there is nothing to wait for, and the router renders at once.
        if (typeof window !== "undefined") delete Page.preload;
      },
      (cause: unknown) => {
        loading = undefined;
        failure = new ChunkError(cause);
      },
    );
    return loading;
  }
  const Page: RouteComponent = (props) => {
    // React may render more than once; the document is reloaded once.
    if (failure !== undefined) leaving ||= reloadedForChunk();
    if (failure !== undefined && !leaving) throw failure;
    // Who has waited asks once more when the wait is over: React wants it so.
    waited ||= component === undefined;
    if (waited) use(leaving ? forever : load());
    return component === undefined ? null : createElement(component, props);
  };
  Page.preload = load;
  return Object.assign(Page, { importer: importer as Importer });
}

export function isLazyPage(component: unknown): component is LazyPage {
  return typeof component === "function" && "importer" in component && typeof component.importer === "function";
}
