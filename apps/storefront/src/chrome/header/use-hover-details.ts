import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { closeDelay, openDelay } from "../categories/use-hover-menu.ts";

export interface HoverDetails {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Handlers for the parent of a `<details>` that a mouse opens by pointing, too. A press then keeps it open. */
export function useHoverDetails(): HoverDetails {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byPointing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function soon({ currentTarget, pointerType }: PointerEvent, open: boolean): void {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    const details = currentTarget.querySelector("details");
    timer.current = setTimeout(
      () => {
        if (details === null || details.open === open || (!open && !byPointing.current)) return;
        byPointing.current = open;
        details.open = open;
      },
      open ? openDelay : closeDelay,
    );
  }
  return {
    onPointerEnter: (event) => soon(event, true),
    onPointerLeave: (event) => soon(event, false),
    onClickCapture: (event) => {
      clearTimeout(timer.current);
      if (byPointing.current && event.target instanceof Element && event.target.closest("summary") !== null)
        event.preventDefault();
      byPointing.current = false;
    },
  };
}
