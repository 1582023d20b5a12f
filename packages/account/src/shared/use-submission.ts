import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { refusalWords } from "./refusal-words.ts";

export interface Submission<Input> {
  /** Does nothing while another is on its way. */
  readonly submit: (input: Input) => void;
  readonly busy: boolean;
  /** What became of the last one, if it was refused; a new object each time. */
  readonly refused: { readonly words: string } | null;
  /** Takes the refusal away, when the shopper begins to put it right. */
  readonly forget: () => void;
}

/**
 * Sends a form once, however often it is pressed, and says in its place why it was refused. What has led away from its
 * page stays busy until that is gone; what may be sent `again` does not.
 */
export function useSubmission<Input>(
  send: (input: Input) => Promise<void>,
  onSuccess: (input: Input) => void,
  times: "once" | "again" = "once",
): Submission<Input> {
  const { i18n } = useLingui();
  // Two presses can come before the first one has been drawn.
  const isOnItsWay = useRef(false);
  const { mutate, error, status, reset } = useMutation({
    mutationFn: send,
    meta: { quiet: true },
    // Without a connection it fails, and says so, instead of waiting for one behind a busy button.
    networkMode: "always",
    onSuccess: (_answer, input) => {
      isOnItsWay.current = times === "once";
      onSuccess(input);
    },
    onError: () => {
      isOnItsWay.current = false;
    },
  });
  const refused = useMemo(() => (error === null ? null : { words: refusalWords(i18n, error) }), [error, i18n]);
  return {
    submit: (input) => {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      mutate(input);
    },
    busy: status === "pending" || (status === "success" && times === "once"),
    refused,
    forget: () => {
      if (status === "error") reset();
    },
  };
}
