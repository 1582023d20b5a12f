import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";

/** Where a dialog is the screen. */
const phone = "(max-width: 767px)";

function subscribe(changed: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the dialog covers the page. */
function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
}

/**
 * Opens the dialog beside the page, which stays usable, or on a phone over it, where nothing behind can be reached. The focus
 * comes in once, stays where it is when the window changes, and returns to where it was.
 */
export function useDialogPosition(
  dialog: RefObject<HTMLDialogElement | null>,
  isSmall: boolean,
  firstFocus: RefObject<HTMLElement | null> | undefined,
): void {
  const isModal = useIsPhone() && !isSmall;
  /** What had the focus in it before it was opened anew; null: it has not been open yet. */
  const lastFocused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    lastFocused.current = null;
    const opener = document.activeElement;
    const element = dialog.current;
    return () => {
      const { activeElement } = document;
      const isInside = activeElement === document.body || element?.contains(activeElement) === true;
      if (isInside && opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (isModal) element.showModal();
    else element.show();
    // A field would bring a phone's keyboard over the messages.
    const first = lastFocused.current ?? (isModal ? null : firstFocus?.current) ?? element;
    if (first instanceof HTMLElement) first.focus();
    return () => {
      const { activeElement } = document;
      lastFocused.current = element.contains(activeElement) ? activeElement : element;
      element.close();
    };
  }, [dialog, isModal, firstFocus]);
}
