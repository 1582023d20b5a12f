import { type RefObject, useEffect, useEffectEvent } from "react";

/** Closes a small panel on a press elsewhere, on Escape, or when the focus leaves it. */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const element = root.current;
    if (!open || element === null) return undefined;
    const outside = (target: EventTarget | null): boolean => target instanceof Node && !element.contains(target);
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("pointerdown", ({ target }) => outside(target) && dismiss(), { signal });
    element.addEventListener("focusout", ({ relatedTarget }) => outside(relatedTarget) && dismiss(), { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        element.querySelector<HTMLElement>("[aria-expanded]")?.focus();
        dismiss();
      },
      { signal },
    );
    return () => stop.abort();
  }, [root, open]);
}
