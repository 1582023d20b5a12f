import { Trans } from "@lingui/react/macro";
import { type ReactElement, type Ref, type TextareaHTMLAttributes, useState } from "react";
import { area, oneLine } from "./field.css.ts";
import { FieldFrame, type FieldParts } from "./field-frame.tsx";
import { visuallyHidden } from "./visually-hidden.css.ts";

type Parts = Omit<FieldParts, "prefix" | "suffix" | "large">;

export interface TextAreaProps
  extends Parts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "prefix" | "className"> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
  /**
   * Like `maxLength`, but of characters as people count them, where an emoji is one. More can be written; the owner says so
   * as the error.
   */
  readonly limit?: number | undefined;
}

/** With a `maxLength` or a `limit` it shows how many characters are used. With one row it begins as high as a field. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  limit,
  maxLength: nativeLimit,
  onChange,
  ...native
}: TextAreaProps): ReactElement {
  const [typed, setTyped] = useState(String(native.defaultValue ?? ""));
  const text = String(native.value ?? typed);
  const maxLength = limit ?? nativeLimit;
  const written = limit === undefined ? text.length : Array.from(text).length;
  const count = maxLength !== undefined && (
    <>
      {/* First, because at the end it would stick out by a pixel, which a phone's page can be pushed by. */}
      <span className={visuallyHidden}>
        <Trans>
          {written} of {maxLength} characters
        </Trans>
      </span>
      <span aria-hidden translate="no">
        {`${written}/${maxLength}`}
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
          maxLength={nativeLimit}
          className={native.rows === 1 ? oneLine : area}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
