import { useLingui } from "@lingui/react/macro";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { navigationKind, listPart } from "./navigation-kind.ts";
import { focusPage, keepFocusInPage } from "./focus-page.ts";

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
