import { useLingui } from "@lingui/react/macro";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { mainId } from "../main-id.ts";
import { makesAnotherPage } from "../../document/canonical.ts";

/**
 * What a browser does when it loads a document, for the pages that come without one: the new page is announced by its
 * title, and the focus is where it begins.
 */
export function FocusOnNavigation(): ReactElement {
  const { t } = useLingui();
  const router = useRouter();
  const [message, setMessage] = useState("");

  const announce = useEffectEvent((part: number) => {
    const { title } = document;
    setMessage(part === 1 ? title : t`${title}, page ${part}`);
  });
  useEffect(() => {
    let before: Element | null = null;
    // The field in which the shopper has typed, or that they have pressed, since the navigation began.
    let inUse: EventTarget | null = null;
    // The part of a list that was arrived at; null while a page is being navigated to.
    let part: number | null = null;
    // What the next frame does about the page, and its number.
    let due: { readonly frame: number; readonly settle: () => void } | null = null;
    function settleNow(): void {
      const late = due;
      due = null;
      if (late === null) return;
      cancelAnimationFrame(late.frame);
      late.settle();
    }
    function use({ target }: Event): void {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) inUse = target;
    }
    document.addEventListener("input", use);
    document.addEventListener("pointerdown", use);
    const started = router.subscribe("onBeforeNavigate", () => {
      // A busy machine answers to presses before it draws: what was pressed on a page has no focus from before that page.
      settleNow();
      before = document.activeElement;
      inUse = null;
      part = null;
    });
    const arrived = router.subscribe("onResolved", ({ fromLocation, toLocation }) => {
      const at = navigationKind(fromLocation, toLocation);
      function settle(): void {
        if (at === "same") return keepFocusInPage(before);
        part = listPart(toLocation);
        focusPage(at, before, inUse);
        announce(part);
      }
      due = { frame: requestAnimationFrame(settleNow), settle };
    });
    // The title may come after the page.
    const renamed = new MutationObserver(() => {
      if (part !== null) announce(part);
    });
    renamed.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      document.removeEventListener("input", use);
      document.removeEventListener("pointerdown", use);
      started();
      arrived();
      if (due !== null) cancelAnimationFrame(due.frame);
      renamed.disconnect();
    };
  }, [router]);

  return (
    <p aria-live="polite" className={visuallyHidden}>
      {message}
    </p>
  );
}

interface Location {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** What a navigation leads to: another page, another part of a list, or the page that was there already. */
type NavigationKind = "page" | "list-part" | "same";

/** The query keys by which lists are turned. */
const turning = new Set(["page", "reviewPage"]);

/** `type` names a tab among a customer's own lists, and elsewhere another text. */
function isTab(key: string, { pathname }: Location): boolean {
  return key === "type" && pathname.startsWith("/user/");
}

/**
 * A tab, an order, a page size or a variant is the same page. So is another order that begins with its first part again:
 * only a list that is turned and otherwise the same shows another part.
 */
export function navigationKind(from: Location | undefined, to: Location): NavigationKind {
  if (from === undefined) return "same";
  if (from.pathname !== to.pathname) return "page";
  const keys = [...new Set([...Object.keys(from.search), ...Object.keys(to.search)])];
  const changed = keys.filter((key) => from.search[key] !== to.search[key]);
  if (changed.length > 0 && changed.every((key) => turning.has(key))) return "list-part";
  const isPage = changed.some((key) => makesAnotherPage(key) && !turning.has(key) && !isTab(key, to));
  return isPage ? "page" : "same";
}

/** The part of the list that an address shows. */
export function listPart({ search }: Pick<Location, "search">): number {
  return Number(search["reviewPage"] ?? search["page"] ?? 1);
}

/** A list says of itself whether it is being turned; the main part says so, too, of the whole page. */
const list = "[aria-busy]:not(button, [role])";

/**
 * Moves the focus to the page that has come, or to the part of its list, without scrolling: the router has put the page
 * where it belongs. The page's own choice stays, and so does the field in which the shopper has begun to type.
 */
function focusPage(to: "page" | "list-part", before: Element | null, inUse: EventTarget | null): void {
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
function keepFocusInPage(before: Element | null): void {
  if (before === document.body || document.activeElement !== document.body) return;
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
