import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Credentials } from "./credentials.ts";

/**
 * What is written in a form's fields, which keep it themselves: what a password manager, or an impatient hand, has put
 * there before the page's code arrived is seen, and never overwritten.
 *
 * @param given the names of the fields, and what the page has put into them
 */
export function useTyped(form: HTMLFormElement | null, given: Partial<Credentials>): Partial<Credentials> {
  const listen = useCallback(
    (changed: () => void) => {
      form?.addEventListener("input", changed);
      return () => form?.removeEventListener("input", changed);
    },
    [form],
  );
  // One text, so that React can tell whether it has changed.
  const text = useSyncExternalStore(
    listen,
    () => String(writtenIn(form, given)),
    () => String(writtenIn(null, given)),
  );
  return useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text]);
}

/** The fields as they are at this moment. */
export function valuesOf(form: HTMLFormElement | null, given: Partial<Credentials>): Partial<Credentials> {
  return Object.fromEntries(writtenIn(form, given));
}

function writtenIn(form: HTMLFormElement | null, given: Partial<Credentials>): URLSearchParams {
  const written = new URLSearchParams(given);
  if (form === null) return written;
  for (const [name, value] of new FormData(form))
    if (written.has(name) && typeof value === "string") written.set(name, value);
  return written;
}
