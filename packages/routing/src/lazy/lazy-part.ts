import { type ComponentType, createElement, memo, Suspense, use, useEffect, useLayoutEffect, useState } from "react";
import { type ExpectedPart, expectedPart } from "./hydration.ts";
import { lazyModule } from "./lazy-module.ts";

/** A part of a page whose code is its own chunk. Its route names it in `staticData.parts`, for the document's head. */
export type LazyPart = ComponentType & {
  readonly importer: () => Promise<unknown>;
  /** For the loader of its route: the server draws what is there, and so does the browser that navigates to it. */
  readonly preload: () => Promise<void>;
};

function Answers({ end }: Pick<ExpectedPart, "end">): null {
  useEffect(end, [end]);
  return null;
}

/**
 * A part that the server draws complete and the browser takes over when what is above it already answers: its links work
 * without that.
 */
export function lazyPart<Module extends Record<Name, ComponentType>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
): LazyPart {
  const code = lazyModule(importer);
  /** For who was to be drawn before the code was here; until it comes they stay as the server drew them. */
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
        // Asked for again when it is next gone to.
        () => undefined,
      );
    });
    return arrival;
  }
  function Part() {
    // Who has waited asks once more when the wait is over: React wants it so.
    if (code.arrived() === undefined || arrival !== undefined) use(arrives());
    const module = code.arrived();
    return module === undefined ? null : createElement(module[name]);
  }
  // Without properties, so that nothing around it makes React give up the server's drawing before the code is there.
  const Late = memo(() => {
    const [{ begin, end }] = useState(expectedPart);
    // Before any part answers.
    useLayoutEffect(begin, [begin]);
    return createElement(Suspense, null, createElement(Part), createElement(Answers, { end }));
  });
  return Object.assign(Late, { importer, preload });
}

interface MatchWithParts {
  readonly staticData: { readonly parts?: readonly LazyPart[] };
}

/** The server draws every part that a matched route may show, so their code has to be there first. */
export async function preloadParts(matches: readonly MatchWithParts[]): Promise<void> {
  await Promise.all(matches.flatMap(({ staticData }) => staticData.parts ?? []).map((part) => part.preload()));
}
