import { useCallback, useMemo, useSyncExternalStore } from "react";

/** The values of fields, by their names. */
export type Typed<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/**
 * The values of a form's uncontrolled fields. What a password manager or a fast typist has put there before the page's
 * code arrived is read, and never overwritten.
 *
 * @param given the names of the fields, with their initial values
 */
export function useTyped<Name extends string>(form: HTMLFormElement | null, given: Typed<Name>): Typed<Name> {
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
  return useMemo(() => Object.fromEntries(new URLSearchParams(text)) as Typed<Name>, [text]);
}

/** The values of the fields now. */
export function valuesOf<Name extends string>(form: HTMLFormElement | null, given: Typed<Name>): Typed<Name> {
  return Object.fromEntries(writtenIn(form, given)) as Typed<Name>;
}

function writtenIn(form: HTMLFormElement | null, given: Typed<string>): URLSearchParams {
  const written = new URLSearchParams(given as Readonly<Record<string, string>>);
  if (form === null) return written;
  for (const [name, value] of new FormData(form))
    if (written.has(name) && typeof value === "string") written.set(name, value);
  return written;
}
