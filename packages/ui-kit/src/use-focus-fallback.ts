import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the title where a change removes the button that was pressed, so that the focus is not lost.
 *
 * @param shown the data whose change shows that the action has taken effect
 * @returns a function to call after the action
 */
export function useFocusFallback(title: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const hasChanged = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    const isShown = before.current !== shown;
    before.current = shown;
    if (!hasChanged.current || !isShown) return;
    hasChanged.current = false;
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [shown, title]);
  return () => {
    hasChanged.current = true;
  };
}
