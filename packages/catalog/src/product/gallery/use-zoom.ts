import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { swipeSlop, swipeStep } from "./swipe.ts";
import { panBy, type Point, toggleZoom, wholeImage, zoomTo, type ZoomView } from "./zoom-view.ts";

export interface Zoom {
  readonly view: ZoomView;
  /** True while it is dragged or pinched: it then follows at once, without a transition. */
  readonly held: boolean;
  readonly reset: () => void;
  /** Zooms around the middle. */
  readonly zoomBy: (factor: number) => void;
  readonly pan: (by: Point) => void;
  readonly handlers: Readonly<
    Record<
      "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
      (event: PointerEvent<HTMLElement>) => void
    >
  > & { readonly onMouseDown: (event: MouseEvent) => void };
}

const middle: Point = { x: 0, y: 0 };
/** Milliseconds between the two taps of a double tap. */
const doubleTapMs = 300;

interface Gesture {
  readonly start: Point;
  readonly at: number;
  /** False as soon as the pointer has moved too far for a press. */
  press: boolean;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * An image that is enlarged by a click or a double tap, or gradually by a wheel or a pinch, and shifted by dragging.
 * While the whole image is shown, a swipe changes the image.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, onSwipe: (step: -1 | 1) => void): Zoom {
  const [view, setView] = useState(wholeImage);
  const [held, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | null>(null);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);

  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  function fromMiddle({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const box = frame.current?.getBoundingClientRect();
    return box === undefined ? middle : { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
  }

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    setView((last) => zoomTo(last, last.scale * Math.exp(-event.deltaY / 400), fromMiddle(event), size()));
  });
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent): void => wheel(event);
    // React's wheel listeners are passive, and the page behind would scroll.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [frame]);

  function end(event: PointerEvent<HTMLElement>): void {
    pointers.current.delete(event.pointerId);
    setHeld(pointers.current.size > 0);
  }
  return {
    view,
    held,
    reset: () => setView(wholeImage),
    zoomBy: (factor) => setView((last) => zoomTo(last, last.scale * factor, middle, size())),
    pan: (by) => setView((last) => panBy(last, by, size())),
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = fromMiddle(event);
        pointers.current.set(event.pointerId, point);
        gesture.current = { start: point, at: event.timeStamp, press: pointers.current.size === 1 };
      },
      onMouseDown({ detail }) {
        // The second press of a double click, whose first may have opened what shows the image.
        if (detail > 1 && gesture.current !== null) gesture.current.press = false;
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId);
        if (before === undefined || gesture.current === null) return;
        const point = fromMiddle(event);
        if (distance(point, gesture.current.start) > swipeSlop) gesture.current.press = false;
        if (gesture.current.press) return;
        pointers.current.set(event.pointerId, point);
        setHeld(true);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        if (other === undefined) {
          setView((last) => panBy(last, { x: point.x - before.x, y: point.y - before.y }, size()));
          return;
        }
        const factor = distance(point, other) / Math.max(distance(before, other), 1);
        const between = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
        setView((last) => zoomTo(last, last.scale * factor, between, size()));
      },
      onPointerUp(event) {
        const from = gesture.current;
        const alone = pointers.current.size === 1 && pointers.current.has(event.pointerId);
        end(event);
        if (from === null || !alone) return;
        const point = fromMiddle(event);
        if (!from.press) {
          if (view.scale > 1 || event.pointerType === "mouse") return;
          const step = swipeStep({
            across: point.x - from.start.x,
            down: point.y - from.start.y,
            width: size().width,
            milliseconds: event.timeStamp - from.at,
          });
          if (step !== 0) onSwipe(step);
          return;
        }
        // A tap may be the first of a double tap, so only a mouse's click enlarges at once.
        const meant = event.pointerType === "mouse" || event.timeStamp - lastTap.current < doubleTapMs;
        lastTap.current = meant ? Number.NEGATIVE_INFINITY : event.timeStamp;
        if (meant) setView((last) => toggleZoom(last, point, size()));
      },
      onPointerCancel: end,
    },
  };
}
