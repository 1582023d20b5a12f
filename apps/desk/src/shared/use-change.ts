import { useLingui } from "@lingui/react/macro";
import { ApiError, type PlatformEvent, staleAfter } from "@plaza/api-client";
import { type ActionOptions, useAction } from "@plaza/routing";
import { useQueryClient } from "@tanstack/react-query";
import { problemText } from "./problem-text.ts";

export interface ChangeOptions<Input = void, Answer = unknown> {
  readonly send: (input: Input) => Promise<Answer>;
  /** What it makes stale. */
  readonly event?: PlatformEvent;
  readonly onDone?: (answer: Answer, input: Input) => void;
  readonly onProblem?: (text: string, input: Input) => void;
  /** Of either, when what it has made stale has been asked for again. */
  readonly onEnd?: () => void;
  readonly repetition?: ActionOptions<Answer, Input, unknown>["repetition"];
}

export interface Change<Input> {
  /** Does nothing while the last one is not answered. */
  readonly run: (input: Input) => void;
  readonly busy: boolean;
  /** Why the last one failed. */
  readonly problem: string | null;
  /** The field of the wire that it failed for, where the platform names one. */
  readonly field: string | null;
  readonly reset: () => void;
}

/** Changes something on the platform, and asks again for whatever it has made stale. */
export function useChange<Input = void, Answer = unknown>(options: ChangeOptions<Input, Answer>): Change<Input> {
  const { send, event, onDone, onProblem, onEnd, repetition } = options;
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { run, isPending, error, reset } = useAction({
    mutationFn: send,
    ...(repetition !== undefined && { repetition }),
    onSuccess: (answer: Answer, input: Input) => onDone?.(answer, input),
    onError: (failed: Error, input: Input) => onProblem?.(problemText(i18n, failed), input),
    // Also after a failure: what was refused has often been done by a colleague.
    onSettled: async () => {
      if (event !== undefined) await queryClient.invalidateQueries({ predicate: staleAfter(event) });
      onEnd?.();
    },
  });
  return {
    run,
    busy: isPending,
    problem: error === null ? null : problemText(i18n, error),
    field: error instanceof ApiError ? error.field : null,
    reset,
  };
}
