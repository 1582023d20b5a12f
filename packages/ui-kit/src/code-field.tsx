import { Trans } from "@lingui/react/macro";
import { type ReactElement, type ReactNode, useId } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { inFrame } from "./field-action.css.ts";
import { hasContent } from "./has-content.ts";
import { ignoreHeldEnter } from "./ignore-held-enter.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";

export interface CodeFieldProps extends Omit<FieldProps, "type" | "inputMode" | "autoComplete" | "suffix"> {
  /** Asks for a code to be sent. */
  readonly onSend: () => void;
  /** A code is being sent. */
  readonly sending?: boolean | undefined;
  /** A code was sent before. */
  readonly sent?: boolean | undefined;
  /** When the next may be asked for, in this device's epoch milliseconds. */
  readonly resendAt?: number | null | undefined;
  /** Why none can be asked for now. */
  readonly blocked?: ReactNode;
}

/** The code of a text message, filled in by the phone that got it, and a button that has one sent. */
export function CodeField({
  onSend,
  sending = false,
  sent = false,
  resendAt = null,
  blocked,
  hint,
  ...field
}: CodeFieldProps): ReactElement {
  const reasonId = useId();
  const seconds = useSecondsUntil(resendAt);
  const isBlocked = hasContent(blocked);
  const resting = sending || seconds > 0 || isBlocked;
  return (
    <Field
      name="code"
      {...field}
      hint={isBlocked ? blocked : hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      suffix={
        <>
          <button
            type="button"
            className={inFrame.text}
            // Not `disabled`, which would drop the focus of whoever has just pressed it.
            aria-disabled={resting || undefined}
            aria-busy={sending || undefined}
            aria-describedby={isBlocked ? reasonId : undefined}
            onClick={({ detail }) => {
              // Not the second press of a double click, as with every button.
              if (!resting && detail < 2) onSend();
            }}
            onKeyDown={ignoreHeldEnter}
          >
            {actionText(sending, seconds, sent)}
          </button>
          {isBlocked && (
            <span id={reasonId} className={visuallyHidden}>
              {blocked}
            </span>
          )}
        </>
      }
    />
  );
}

function actionText(sending: boolean, seconds: number, sent: boolean): ReactElement {
  if (sending) return <Trans>Sending</Trans>;
  if (seconds > 0) return <Trans>Again in {seconds} s</Trans>;
  return sent ? <Trans>Send again</Trans> : <Trans>Get code</Trans>;
}
