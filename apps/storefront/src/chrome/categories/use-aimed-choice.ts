import { type PointerEvent, useEffect, useRef } from "react";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of a fly-out that faces the list it belongs to. */
interface NearEdge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Whether a pointer that went from one point to another would reach the edge by going on: it moves inside the triangle
 * between where it was and the edge's two ends.
 */
export function headsFor(from: Point, to: Point, edge: NearEdge): boolean {
  const gone = to.x - from.x;
  const ahead = edge.x - from.x;
  if (gone * ahead <= 0) return false;
  const reachedAt = from.y + ((to.y - from.y) / gone) * ahead;
  return reachedAt >= edge.top && reachedAt <= edge.bottom;
}

/** How long an item on the way to the fly-out has to be pointed at until it is chosen after all, in milliseconds. */
const intentMs = 300;
/**
 * The pointer's direction is computed from its movement in the last milliseconds, and only from as many pixels as are
 * more than a tremble of the hand.
 */
const memoryMs = 150;
const steadyPixels = 8;

export interface AimedChoiceOptions<Id> {
  readonly chosen: Id | null;
  readonly choose: (id: Id) => void;
  /** The side of the open fly-out that faces the list; null while none is open. */
  readonly edge: () => NearEdge | null;
}

export interface AimedChoice<Id> {
  readonly onEnter: (id: Id, event: PointerEvent) => void;
  readonly onMove: (id: Id, event: PointerEvent) => void;
  /** Cancels a choice that was about to happen. */
  readonly forget: () => void;
}

/** Chooses what is pointed at with a mouse, but not what the pointer crosses on its way to the fly-out. */
export function useAimedChoice<Id>({ chosen, choose, edge }: AimedChoiceOptions<Id>): AimedChoice<Id> {
  const pointerPath = useRef<readonly (Point & { readonly at: number })[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(waiting.current), []);

  function forget(): void {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  }
  function note({ clientX, clientY, timeStamp }: PointerEvent): void {
    const recent = pointerPath.current.filter(({ at }) => timeStamp - at <= memoryMs);
    pointerPath.current = [...recent, { x: clientX, y: clientY, at: timeStamp }];
  }
  function passing(event: PointerEvent): boolean {
    const near = edge();
    const here = { x: event.clientX, y: event.clientY };
    const steady = pointerPath.current.findLast(({ x, y }) => Math.hypot(here.x - x, here.y - y) >= steadyPixels);
    const from = steady ?? pointerPath.current[0];
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
      // Each item starts a timer of its own.
      forget();
      consider(id, event);
    },
    onMove: (id, event) => {
      if (event.pointerType === "mouse") consider(id, event);
    },
    forget,
  };
}
