import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Credentials } from "./credentials.ts";

/**
 * The values of a form's uncontrolled fields. What a password manager or a fast typist has put there before the page's
 * code arrived is read, and never overwritten.
 *
 * @param given the names of the fields, with their initial values
 */
export function useTyped(form: HTMLFormElement | null, given: Partial<Credentials>): Partial<Credentials> {
  const listen = useCallback(
    (changed: () => void) => {
      form?.addEventListener("input", changed);
      return () => form?.removeEventListener("input", changed);
    },
    [form],
  );
  // Joined into one string, because React compares snapshots by identity.
  const text = useSyncExternalStore(
    listen,
    () => String(writtenIn(form, given)),
    () => String(writtenIn(null, given)),
  );
  return useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text]);
}

/** The values of the fields now. */
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
