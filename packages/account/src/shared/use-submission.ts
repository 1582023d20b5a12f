import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { platformMessage } from "@plaza/api-client";
import { useAction } from "@plaza/routing";
import { useMemo } from "react";

export interface Submission<Input> {
  /** Does nothing while the last one is not answered. */
  readonly submit: (input: Input) => void;
  readonly busy: boolean;
  /** Why the last one failed; a new object each time. */
  readonly rejected: Rejection | null;
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
  const { run, error, isPending, isSuccess, reset } = useAction({
    mutationFn: send,
    meta: { quiet: true },
    repetition: times === "once" ? "any" : "overlapping",
    onSuccess: (_answer, input) => onSuccess(input),
  });
  return {
    submit: run,
    busy: isPending || (isSuccess && times === "once"),
    rejected: useRejection(error),
    forget: () => {
      if (error !== null) reset();
    },
  };
}

/** Why something was not done, for a form to show. */
export interface Rejection {
  readonly message: string;
}

/** @returns a new object for each error */
export function useRejection(error: Error | null): Rejection | null {
  const { i18n } = useLingui();
  return useMemo(() => (error === null ? null : { message: rejectionMessage(i18n, error) }), [error, i18n]);
}

/** Why a call failed: the platform's own message where it sent one, else that there was no answer. */
export function rejectionMessage(i18n: I18n, error: unknown): string {
  return platformMessage(error) ?? i18n._(msg`We got no answer. Please check your connection and try again.`);
}
