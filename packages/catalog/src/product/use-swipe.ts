import { type PointerEvent, useRef } from "react";
import { swipeSlop, swipeStep } from "./swipe.ts";

interface Start {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export interface SwipeHandlers {
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
