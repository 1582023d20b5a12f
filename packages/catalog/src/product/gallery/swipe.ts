import { type PointerEvent, useRef } from "react";

/** Pixels that a finger has to go sideways before an image follows it. */
export const swipeSlop = 8;

/** A share of the width that makes a slow swipe count, and the speed (pixels a millisecond) that makes a short one count. */
const enoughOfWidth = 0.25;

const enoughSpeed = 0.4;

export interface Swipe {
  /** Pixels to the right. */
  readonly across: number;
  /** Pixels down. */
  readonly down: number;
  /** The width of the swiped element. */
  readonly width: number;
  readonly milliseconds: number;
}

/** Whether a swipe means the next image (1), the one before (-1), or neither (0). */
export function swipeStep({ across, down, width, milliseconds }: Swipe): -1 | 0 | 1 {
  const distance = Math.abs(across);
  if (distance <= swipeSlop || distance <= Math.abs(down)) return 0;
  const fast = distance / Math.max(milliseconds, 1) >= enoughSpeed;
  if (!fast && distance < width * enoughOfWidth) return 0;
  return across < 0 ? 1 : -1;
}

/** The neighbour, going round at the ends. From a value that is not in the list, the next is the first. */
export function neighbour<T>(all: readonly T[], current: T | null, step: -1 | 1): T | null {
  const at = current === null ? -1 : all.indexOf(current);
  const to = at === -1 && step === -1 ? all.length - 1 : (at + step + all.length) % all.length;
  return all[to] ?? null;
}

interface Start {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Swipes of one finger over an element, whose first child follows it. Style it with `touch-action: pan-y pinch-zoom`, so
 * that the browser leaves horizontal gestures to it.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void): SwipeHandlers {
  const start = useRef<Start | null>(null);

  function shift({ currentTarget }: PointerEvent<HTMLElement>, across: number): void {
    const child = currentTarget.firstElementChild;
    if (child instanceof HTMLElement) child.style.translate = across === 0 ? "" : `${across}px`;
  }
  function stop(event: PointerEvent<HTMLElement>): void {
    start.current = null;
    shift(event, 0);
  }
  return {
    onPointerDown(event) {
      // A second finger is a pinch, not a swipe.
      if (!event.isPrimary) return stop(event);
      if (event.pointerType === "mouse") return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event) {
      if (start.current?.id !== event.pointerId) return;
      const across = event.clientX - start.current.x;
      if (Math.abs(across) > swipeSlop) shift(event, across);
    },
    onPointerUp(event) {
      const from = start.current;
      if (from?.id !== event.pointerId) return;
      stop(event);
      const step = swipeStep({
        across: event.clientX - from.x,
        down: event.clientY - from.y,
        width: event.currentTarget.clientWidth,
        milliseconds: event.timeStamp - from.at,
      });
      if (step !== 0) onSwipe(step);
    },
    onPointerCancel: stop,
  };
}
