import { useAction } from "@plaza/routing";
import { type Rejection, useRejection } from "./use-rejection.ts";

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
