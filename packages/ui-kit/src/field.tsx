import type { InputHTMLAttributes, ReactElement, Ref } from "react";
import { control } from "./field.css.ts";
import { FieldFrame, type FieldParts } from "./field-frame.tsx";
import { ignoreHeldEnter } from "./ignore-held-enter.ts";

export interface FieldProps extends FieldParts, Omit<InputHTMLAttributes<HTMLInputElement>, "prefix" | "className"> {
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A line of text with its label, and a hint or an error below. */
export function Field({
  label,
  hint,
  error,
  optional,
  prefix,
  suffix,
  large,
  onKeyDown,
  ...native
}: FieldProps): ReactElement {
  const parts = { label, hint, error, prefix, suffix, describedBy: native["aria-describedby"] };
  return (
    <FieldFrame {...parts} optional={optional === true} large={large === true} id={native.id}>
      {(props) => (
        <input
          {...native}
          {...props}
          className={control}
          onKeyDown={(event) => {
            ignoreHeldEnter(event);
            onKeyDown?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
