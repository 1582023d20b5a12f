import { type ComponentType, createElement, memo, Suspense, use, useEffect, useLayoutEffect, useState } from "react";
import { type ExpectedPart, expectedPart } from "./hydration.ts";

type Importer = () => Promise<Record<string, unknown>>;

/** A part of a page whose code is its own chunk. Its route names the importer in `staticData.late`. */
export type LatePart = ComponentType & {
  readonly importer: Importer;
  /** For the loader of its route: the server draws what is there, and so does the browser that navigates to it. */
  readonly preload: () => Promise<void>;
};

function Answers({ end }: Pick<ExpectedPart, "end">): null {
  useEffect(end, [end]);
  return null;
}

/**
 * A part that the server draws complete and the browser takes over when what is above it already answers: its links work
 * without that. `known` is the component itself where it is there from the start.
 */
export function latePart<Module extends Record<Name, ComponentType>, Name extends keyof Module & string>(
  importer: () => Promise<Module>,
  name: Name,
  known?: ComponentType,
): LatePart {
  let component = known;
  /** For who was to be drawn before the code was here; until it comes they stay as the server drew them. */
  let arrival: Promise<void> | undefined;
  let arrived: (() => void) | undefined;

  async function preload(): Promise<void> {
    try {
      component ??= (await importer())[name];
      arrived?.();
    } catch {
      // Asked for again when it is next gone to.
    }
  }
  function arrives(): Promise<void> {
    arrival ??= new Promise((resolve) => {
      arrived = resolve;
      void preload();
    });
    return arrival;
  }
  function Part() {
    // Who has waited asks once more when the wait is over: React wants it so.
    if (component === undefined || arrival !== undefined) use(arrives());
    return component === undefined ? null : createElement(component);
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
