import type { FieldErrors } from "@plaza/ui-kit/form-errors";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { type FormEvent, useMemo, useState } from "react";
import type { Change } from "../shared/use-change.ts";

export interface CodeForm {
  /** What stands beside the field. */
  readonly error: FieldErrors<"code">["code"];
  readonly form: {
    readonly ref: (form: HTMLFormElement | null) => void;
    readonly noValidate: true;
    readonly onInput: () => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
  readonly onBlur: ReturnType<ReturnType<typeof useFormErrors<"code">>["leave"]>;
}

const given = { code: "" };

interface CodeFormOptions {
  /** Sends the code, and says why it was not taken. */
  readonly change: Pick<Change<never>, "problem" | "field" | "reset">;
  /** What is said where nothing was typed. */
  readonly missing: string;
  readonly onCode: (code: string) => void;
  /** By which name the platform complains about it. */
  readonly field?: string;
}

/** A form of one field, `code`. */
export function useCodeForm({ change, missing, onCode, field = "code" }: CodeFormOptions): CodeForm {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { problem } = change;
  const isOfField = change.field === field;
  const rejected = useMemo(() => (problem !== null && isOfField ? { code: problem } : null), [problem, isOfField]);
  const problemsOf = (code: string) => (code.trim() === "" ? { code: missing } : {});
  const { code: typed = "" } = useTyped(form, given);
  const { errors, leave, attempt } = useFormErrors<"code">(form, problemsOf(typed), rejected);
  return {
    error: errors.code,
    onBlur: leave("code"),
    form: {
      ref: setForm,
      noValidate: true,
      onInput: () => {
        if (problem !== null) change.reset();
      },
      onSubmit: (event) => {
        event.preventDefault();
        const { code = "" } = valuesOf(form, given);
        if (attempt(problemsOf(code))) onCode(code);
      },
    },
  };
}
