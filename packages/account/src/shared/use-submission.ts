import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { rejectionMessage } from "./rejection-message.ts";

export interface Submission<Input> {
  /** Does nothing while the last one is not answered. */
  readonly submit: (input: Input) => void;
  readonly busy: boolean;
  /** Why the last one failed; a new object each time. */
  readonly rejected: { readonly message: string } | null;
  /** Removes the error, when the shopper begins to correct the form. */
  readonly forget: () => void;
}

/**
 * Sends a form once, however often it is pressed, and keeps why it failed for the form to show. After a success the form
 * stays busy, because its page is being left; one that may be sent `again` does not.
 */
export function useSubmission<Input>(
  send: (input: Input) => Promise<void>,
  onSuccess: (input: Input) => void,
  times: "once" | "again" = "once",
): Submission<Input> {
  const { i18n } = useLingui();
  // State would be too late: two presses can come before the first one has been drawn.
  const isOnItsWay = useRef(false);
  const { mutate, error, status, reset } = useMutation({
    mutationFn: send,
    meta: { quiet: true },
    // Without a connection the call fails at once, instead of waiting for one behind a busy button.
    networkMode: "always",
    onSuccess: (_answer, input) => {
      isOnItsWay.current = times === "once";
      onSuccess(input);
    },
    onError: () => {
      isOnItsWay.current = false;
    },
  });
  const rejected = useMemo(() => (error === null ? null : { message: rejectionMessage(i18n, error) }), [error, i18n]);
  return {
    submit: (input) => {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      mutate(input);
    },
    busy: status === "pending" || (status === "success" && times === "once"),
    rejected,
    forget: () => {
      if (status === "error") reset();
    },
  };
}
