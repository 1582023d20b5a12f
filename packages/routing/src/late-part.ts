import { type ComponentType, createElement, memo, Suspense, use, useEffect } from "react";
import { expectPart, partAnswers } from "./hydration.ts";

type Importer = () => Promise<Record<string, unknown>>;

/** A part of a page whose code is its own chunk. Its route names the importer in `staticData.late`. */
export type LatePart = ComponentType & {
  readonly importer: Importer;
  /** For the loader of its route: the server draws what is there, and so does the browser that navigates to it. */
  readonly preload: () => Promise<void>;
};

/** What a part waits for whose code does not arrive: it stays as the server drew it. */
const forever = new Promise<never>(() => undefined);

function Answers(): null {
  useEffect(partAnswers, []);
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
  let arrival: Promise<void> | undefined;

  async function preload(): Promise<void> {
    try {
      component ??= (await importer())[name];
    } catch {
      // Asked for again when it is next gone to.
    }
  }
  function Part() {
    if (component === undefined)
      use((arrival ??= preload().then(() => (component === undefined ? forever : undefined))));
    return component === undefined ? null : createElement(component);
  }
  // Without properties, so that nothing around it makes React give up the server's drawing before the code is there.
  const Late = memo(() => {
    useEffect(expectPart, []);
    return createElement(Suspense, null, createElement(Part), createElement(Answers));
  });
  return Object.assign(Late, { importer, preload });
}
