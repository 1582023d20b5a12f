import { Trans } from "@lingui/react/macro";
import { type ReactElement, type Ref, type TextareaHTMLAttributes, useState } from "react";
import { area, oneLine } from "./field.css.ts";
import { FieldFrame, type FieldParts } from "./field-frame.tsx";
import { visuallyHidden } from "./visually-hidden.css.ts";

type Parts = Omit<FieldParts, "prefix" | "suffix" | "large">;

export interface TextAreaProps
  extends Parts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "prefix" | "className"> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** With a `maxLength` it shows how many characters are used. With one row it begins as high as a field. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  maxLength,
  onChange,
  ...native
}: TextAreaProps): ReactElement {
  const given = native.value ?? native.defaultValue ?? "";
  const [typed, setTyped] = useState(String(given).length);
  const written = native.value === undefined ? typed : String(native.value).length;
  const count = maxLength !== undefined && (
    <>
      <span aria-hidden>
        {written}/{maxLength}
      </span>
      <span className={visuallyHidden}>
        <Trans>
          {written} of {maxLength} characters
        </Trans>
      </span>
    </>
  );
  const parts = { label, hint, error, describedBy: native["aria-describedby"] };
  return (
    <FieldFrame {...parts} optional={optional === true} id={native.id} {...(count !== false && { count })}>
      {(props) => (
        <textarea
          rows={3}
          {...native}
          {...props}
          maxLength={maxLength}
          className={native.rows === 1 ? oneLine : area}
          onChange={(event) => {
            setTyped(event.target.value.length);
            onChange?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
