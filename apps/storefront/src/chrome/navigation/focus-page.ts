import { mainId } from "../main-id.ts";

/** A list says of itself whether it is being turned; the main part says so, too, of the whole page. */
const list = "[aria-busy]:not(button, [role])";

/**
 * Moves the focus to the page that has come, or to the part of its list, without scrolling: the router has put the page
 * where it belongs. The page's own choice stays, and so does the field in which the shopper has begun to type.
 */
export function focusPage(to: "page" | "list-part", before: Element | null, inUse: EventTarget | null): void {
  const main = document.getElementById(mainId);
  const { activeElement: now } = document;
  if (main === null || (now !== null && now === inUse)) return;
  if (to === "page" && now !== main && now !== before && main.contains(now)) return;
  const target = (to === "list-part" && main.querySelector<HTMLElement>(list)) || main;
  target.tabIndex = -1;
  // A screen reader hears of a focus only where it moves.
  if (now === target) target.blur();
  target.focus({ preventScroll: true });
}

/** Where the focused element is gone, the focus would be at the beginning of the document. */
export function keepFocusInPage(before: Element | null): void {
  if (before === document.body || document.activeElement !== document.body) return;
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
