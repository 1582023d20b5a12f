import { type FocusEvent, type ReactNode, useEffect, useState } from "react";

export type FieldErrors<Name extends string> = Partial<Readonly<Record<Name, ReactNode>>>;

export interface FormErrors<Name extends string> {
  /** What stands beside the fields now. */
  readonly errors: FieldErrors<Name>;
  /** For a field's `onBlur`. */
  readonly leave: (name: Name) => (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /**
   * When the form is sent; false where something is wrong with it, which is then shown. `now` is what is wrong at this
   * moment, where the last render may not know it yet.
   */
  readonly attempt: (now?: FieldErrors<Name>) => boolean;
  /** The same for a press that needs no more than one field. */
  readonly attemptOnly: (name: Name, now?: FieldErrors<Name>) => boolean;
}

/**
 * When errors are shown: not while a field is written for the first time, but once it was left with something in it, and
 * all of them once the form was sent, where the first one takes the focus. From then on each goes as soon as it is put
 * right.
 *
 * @param problems what is wrong with the fields as they are
 * @param rejected what the platform said about fields that looked right; a new object for each answer
 */
export function useFormErrors<Name extends string>(
  form: HTMLFormElement | null,
  problems: FieldErrors<Name>,
  rejected?: FieldErrors<Name> | null,
): FormErrors<Name> {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isSent, setIsSent] = useState(false);
  // A new object for each time that something was wrong.
  const [failed, setFailed] = useState<object | null>(null);
  useEffect(() => {
    if (failed !== null) focusFirstError(form);
  }, [failed, form]);
  useEffect(() => {
    if (rejected != null) focusFirstError(form);
  }, [rejected, form]);

  const shown = Object.entries(problems).filter(([name]) => isSent || left.includes(name));
  return {
    errors: { ...rejected, ...(Object.fromEntries(shown) as FieldErrors<Name>) },
    leave: (name) => (event) => {
      if (event.currentTarget.value !== "" && !left.includes(name)) setLeft([...left, name]);
    },
    attempt: (now = problems) => {
      const isRight = Object.keys(now).length === 0;
      setIsSent(true);
      if (!isRight) setFailed({});
      return isRight;
    },
    attemptOnly: (name, now = problems) => {
      const isRight = now[name] === undefined;
      setLeft([...left, name]);
      if (!isRight) setFailed({});
      return isRight;
    },
  };
}

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
