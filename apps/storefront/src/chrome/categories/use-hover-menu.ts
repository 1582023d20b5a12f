import { type PointerEvent, useEffect, useRef, useState } from "react";

/**
 * Milliseconds: a pointer that only crosses the button opens nothing, and one that leaves for a moment closes nothing.
 */
export const openDelay = 120;
export const closeDelay = 250;

export interface HoverMenu {
  readonly open: boolean;
  readonly close: () => void;
  /** Opens the menu, or keeps it open if only pointing has opened it, or closes it if a press has. */
  readonly press: () => void;
  readonly hover: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

/**
 * The state of a menu that opens by pointing with a mouse and by pressing, and that is closed when the page changes.
 */
export function useHoverMenu(page: string): HoverMenu {
  const [opened, setOpened] = useState<{ readonly on: string; readonly by: "hover" | "press" } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = opened?.on === page;

  function soon(delay: number, act: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }
  function close(): void {
    clearTimeout(timer.current);
    setOpened(null);
  }
  return {
    open,
    close,
    press: () => {
      clearTimeout(timer.current);
      setOpened(open && opened.by === "press" ? null : { on: page, by: "press" });
    },
    hover: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === "mouse")
          soon(openDelay, () => setOpened((last) => (last?.on === page ? last : { on: page, by: "hover" })));
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === "mouse") soon(closeDelay, () => setOpened((last) => (last?.by === "hover" ? null : last)));
      },
    },
  };
}
