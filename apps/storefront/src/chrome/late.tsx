import { type ComponentType, lazy, memo, Suspense, useEffect } from "react";
import { expectPart, partAnswers } from "../document/hydration.ts";

type FrameParts = typeof import("./frame-parts.ts");

/** The frame's code. The server reads this importer to name the chunk's styles, not its script, in every document. */
export const importFrameParts = (): Promise<FrameParts> => import("./frame-parts.ts");

const onServer = import.meta.env.SSR ? await importFrameParts() : null;

function Answers(): null {
  useEffect(partAnswers, []);
  return null;
}

/**
 * A part of the frame that the server draws complete and the browser takes over when the page already answers: its links
 * and forms work without that. Where its code does not arrive it stays as the server drew it.
 */
export function late(name: keyof FrameParts): ComponentType {
  const Part =
    onServer?.[name] ??
    lazy(() =>
      importFrameParts().then(
        (parts) => ({ default: parts[name] }),
        () => new Promise<never>(() => undefined),
      ),
    );
  // Without properties, so that nothing around it makes React give up the server's drawing before the code is there.
  return memo(function Late() {
    useEffect(expectPart, []);
    return (
      <Suspense>
        <Part />
        <Answers />
      </Suspense>
    );
  });
}
