import type { RouteComponent } from "@tanstack/react-router";
import { type ComponentType, createElement, memo, Suspense, use, useEffect, useLayoutEffect, useState } from "react";
import { type TrackedPart, trackedPart, isPageHydrated } from "./hydration.ts";
import { lazyModule } from "./lazy-module.ts";

/** A part of a page whose code is a chunk of its own. The page names it: `lazyPage`, or `withParts`. */
export type LazyPart = ComponentType & {
  readonly importer: () => Promise<unknown>;
  readonly arrived: () => boolean;
  readonly preload: () => Promise<void>;
  /** The browser never draws it: it stands in a `noscript`. */
  readonly serverOnly: boolean;
};

function ReportHydrated({ end }: Pick<TrackedPart, "end">): null {
  useEffect(end, [end]);
  return null;
}

/**
 * A part that the server renders completely and the browser hydrates later than the page above it. Until then its links
 * work as ordinary links.
 */
export function lazyPart<Module extends Record<Name, ComponentType>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
  { serverOnly = false }: { readonly serverOnly?: boolean } = {},
): LazyPart {
  const code = lazyModule(importer);
  /** The promise that a part waits for which is hydrated before its code is loaded; its HTML stays in the meantime. */
  let moduleArrives: Promise<void> | undefined;
  let onArrived: (() => void) | undefined;

  async function preload(): Promise<void> {
    await code.prefetch();
    if (code.arrived() !== undefined) onArrived?.();
  }
  function arrives(): Promise<void> {
    moduleArrives ??= new Promise((resolve) => {
      onArrived = resolve;
      code.load().then(
        () => resolve(),
        // The next navigation to the page prefetches the code again.
        () => undefined,
      );
    });
    return moduleArrives;
  }
  function Part() {
    // React renders the part again after the promise has resolved, and expects `use` to be called again then.
    if (code.arrived() === undefined || moduleArrives !== undefined) use(arrives());
    const module = code.arrived();
    return module === undefined ? null : createElement(module[name]);
  }
  // It has no properties, because a change of them would make React discard the server's HTML before the code is
  // loaded.
  // By its name the server tells the failure of a part from that of the page around it.
  const Late = memo(function LazyPart() {
    const [{ begin, end }] = useState(trackedPart);
    // A layout effect, so that all parts are counted before the first of them is hydrated.
    useLayoutEffect(begin, [begin]);
    // A part whose code is missing stays as the server rendered it, and nobody waits for it.
    useEffect(() => void code.load().catch(end), [end]);
    return createElement(Suspense, null, createElement(Part), createElement(ReportHydrated, { end }));
  });
  return Object.assign(Late, { importer, arrived: () => code.arrived() !== undefined, preload, serverOnly });
}

/**
 * Loads the parts that are drawn together with their page: all of them on the server, and in a browser that goes from one page
 * to another. A page that the server has sent is hydrated before its parts, so they are not loaded for it.
 */
export async function preloadParts(parts: readonly LazyPart[]): Promise<void> {
  const onServer = typeof window === "undefined";
  if (!onServer && !isPageHydrated()) return;
  await Promise.all(parts.filter(({ serverOnly }) => onServer || !serverOnly).map((part) => part.preload()));
}

/** Names the parts that stand in a component which is there from the start. A page in a chunk of its own is a `lazyPage`. */
export function withParts(component: RouteComponent, parts: readonly LazyPart[]): PageWithParts {
  // The router awaits `preload` before it draws the component.
  return Object.assign(component, { parts, preload: () => preloadParts(parts) });
}

/** The component of a route with the parts that stand in it, for the shell's build. */
export type PageWithParts = RouteComponent & { readonly parts: readonly LazyPart[] };

/** The parts that a route's component names; none where it names none. */
export function partsOf(component: unknown): readonly LazyPart[] {
  return typeof component === "function" && "parts" in component ? (component as PageWithParts).parts : [];
}
