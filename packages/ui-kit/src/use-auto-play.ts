import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from "react";

export interface AutoPlayOptions {
  readonly on: boolean;
  /** Milliseconds. */
  readonly interval: number;
  /** A new one begins a new interval. */
  readonly current: number;
  readonly advance: (current: number) => void;
}

export interface AutoPlay {
  /** Someone points at it or is inside with the keyboard. */
  readonly held: boolean;
  /** Spread on the element that pauses while it is pointed at or has the focus. */
  readonly holders: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Advances while nobody points at it or has the focus inside, the tab is visible and reduced motion is not asked for. */
export function useAutoPlay({ on, interval, current, advance }: AutoPlayOptions): AutoPlay {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const tick = useEffectEvent((from: number) => {
    if (!document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches) advance(from);
  });
  useEffect(() => {
    if (!on || held) return undefined;
    const timer = setInterval(() => tick(current), interval);
    return () => clearInterval(timer);
  }, [on, held, interval, current]);
  return {
    held,
    holders: {
      onPointerEnter: (event) => setPointed(event.pointerType === "mouse"),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
