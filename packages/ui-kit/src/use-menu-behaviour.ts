import { type RefObject, useEffect } from "react";
import { rovingTarget } from "./roving-focus.ts";

const links = "li :is(a, button:not(:disabled))";

/**
 * What a `<details>` full of links lacks to be a menu: Escape, a press elsewhere, leaving by Tab and following a link close
 * it; up and down open it and move through the links.
 */
export function useMenuBehaviour(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    const trigger = details?.querySelector("summary");
    if (!details || !trigger) return undefined;
    const [menu, summary] = [details, trigger];

    function close(): void {
      const inside = menu.contains(document.activeElement) && document.activeElement !== summary;
      menu.open = false;
      if (inside) summary.focus();
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key === "Escape" && menu.open) {
        event.preventDefault();
        close();
        return;
      }
      const items = [...menu.querySelectorAll<HTMLElement>(links)];
      const here = items.findIndex((item) => item === document.activeElement);
      // From the trigger, up is to the last link.
      const from = here === -1 && event.key === "ArrowUp" ? 0 : here;
      const target = rovingTarget(event.key, from, items.length);
      if (target === null || (here === -1 && !/Up|Down/.test(event.key))) return;
      event.preventDefault();
      menu.open = true;
      items[target]?.focus();
    }
    function onClick({ target }: MouseEvent): void {
      if (target instanceof Element && target.closest(links) !== null) close();
    }
    function onLeave({ relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
    }
    function onPressElsewhere({ target }: PointerEvent): void {
      if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
    }
    const stop = new AbortController();
    const { signal } = stop;
    menu.addEventListener("keydown", onKey, { signal });
    menu.addEventListener("click", onClick, { signal });
    menu.addEventListener("focusout", onLeave, { signal });
    document.addEventListener("pointerdown", onPressElsewhere, { signal });
    return () => stop.abort();
  }, [ref]);
}
