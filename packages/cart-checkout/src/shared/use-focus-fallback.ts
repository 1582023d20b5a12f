import { type RefObject, useEffect, useRef } from "react";

/**
 * What was pressed may go with what the press has changed: then the focus is at the title, and not nowhere.
 *
 * @param shown what the change shows in
 * @returns to be called when something was changed
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
