import { type ComponentType, createElement, memo, Suspense, use, useEffect, useLayoutEffect, useState } from "react";
import { type ExpectedPart, expectedPart } from "./hydration.ts";
import { lazyModule } from "./lazy-module.ts";

/**
 * A part of a page whose code is a chunk of its own. Its route names it in `staticData.parts`, for the document's head.
 */
export type LazyPart = ComponentType & {
  readonly importer: () => Promise<unknown>;
  /**
   * For the loader of its route: on the server, and in a browser that navigates to it, the code is loaded before the
   * render.
   */
  readonly preload: () => Promise<void>;
};

function ReportHydrated({ end }: Pick<ExpectedPart, "end">): null {
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
): LazyPart {
  const code = lazyModule(importer);
  /** The promise that a part waits for which is hydrated before its code is loaded; its HTML stays in the meantime. */
  let arrival: Promise<void> | undefined;
  let arrived: (() => void) | undefined;

  async function preload(): Promise<void> {
    await code.prefetch();
    if (code.arrived() !== undefined) arrived?.();
  }
  function arrives(): Promise<void> {
    arrival ??= new Promise((resolve) => {
      arrived = resolve;
      code.load().then(
        () => resolve(),
        // The next navigation to the page prefetches the code again.
        () => undefined,
      );
    });
    return arrival;
  }
  function Part() {
    // React renders the part again after the promise has resolved, and expects `use` to be called again then.
    if (code.arrived() === undefined || arrival !== undefined) use(arrives());
    const module = code.arrived();
    return module === undefined ? null : createElement(module[name]);
  }
  // It has no properties, because a change of them would make React discard the server's HTML before the code is
  // loaded.
  // By its name the server tells the failure of a part from that of the page around it.
  const Late = memo(function LazyPart() {
    const [{ begin, end }] = useState(expectedPart);
    // A layout effect, so that all parts are counted before the first of them is hydrated.
    useLayoutEffect(begin, [begin]);
    // A part whose code is missing stays as the server rendered it, and nobody waits for it.
    useEffect(() => void code.load().catch(end), [end]);
    return createElement(Suspense, null, createElement(Part), createElement(ReportHydrated, { end }));
  });
  return Object.assign(Late, { importer, preload });
}

interface MatchWithParts {
  readonly staticData: { readonly parts?: readonly LazyPart[] };
}

/** Loads the code of every part that a matched route may show, because the server renders them all. */
export async function preloadParts(matches: readonly MatchWithParts[]): Promise<void> {
  await Promise.all(matches.flatMap(({ staticData }) => staticData.parts ?? []).map((part) => part.preload()));
}
