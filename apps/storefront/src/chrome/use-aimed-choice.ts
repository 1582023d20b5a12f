import { type PointerEvent, useEffect, useRef } from "react";
import { headsFor, type NearEdge, type Point } from "./pointer-aim.ts";

/** How long something that is only passed on the way to the fly-out has to be pointed at, in milliseconds. */
const intentMs = 300;
/** How far back the pointer's way is looked at: milliseconds, and pixels that say more than a tremble. */
const memoryMs = 150;
const steadyPixels = 8;

export interface AimedChoiceOptions<Id> {
  readonly chosen: Id | null;
  readonly choose: (id: Id) => void;
  /** The near side of the fly-out that is open. */
  readonly edge: () => NearEdge | null;
}

export interface AimedChoice<Id> {
  readonly onEnter: (id: Id, event: PointerEvent) => void;
  readonly onMove: (id: Id, event: PointerEvent) => void;
  /** Nothing is about to be chosen any more. */
  readonly forget: () => void;
}

/** Chooses what is pointed at with a mouse, but not what the pointer crosses on its way to the fly-out. */
export function useAimedChoice<Id>({ chosen, choose, edge }: AimedChoiceOptions<Id>): AimedChoice<Id> {
  const trail = useRef<readonly (Point & { readonly at: number })[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(waiting.current), []);

  function forget(): void {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  }
  function note({ clientX, clientY, timeStamp }: PointerEvent): void {
    const recent = trail.current.filter(({ at }) => timeStamp - at <= memoryMs);
    trail.current = [...recent, { x: clientX, y: clientY, at: timeStamp }];
  }
  function passing(event: PointerEvent): boolean {
    const near = edge();
    const here = { x: event.clientX, y: event.clientY };
    const steady = trail.current.findLast(({ x, y }) => Math.hypot(here.x - x, here.y - y) >= steadyPixels);
    const from = steady ?? trail.current[0];
    return near !== null && from !== undefined && headsFor(from, here, near);
  }
  function consider(id: Id, event: PointerEvent): void {
    const before = waiting.current !== undefined;
    note(event);
    if (id === chosen) forget();
    else if (!passing(event)) {
      forget();
      choose(id);
    } else if (!before)
      waiting.current = setTimeout(() => {
        forget();
        choose(id);
      }, intentMs);
  }
  return {
    onEnter: (id, event) => {
      if (event.pointerType !== "mouse") return;
      // Another item has another timer.
      forget();
      consider(id, event);
    },
    onMove: (id, event) => {
      if (event.pointerType === "mouse") consider(id, event);
    },
    forget,
  };
}
