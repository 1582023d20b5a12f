import { hashKey, useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";

export interface ActionOptions<Answer, Input, Undo> extends Omit<
  UseMutationOptions<Answer, Error, Input, Undo>,
  "networkMode"
> {
  /**
   * Which run is a repetition and does nothing: `overlapping`, any while one is on its way, which is right for a form, whose
   * fields may change meanwhile. `same`, only one with the same input: two coupons may be received at once.
   * `last`, only one with the input of the last run, where runs wait for each other (`scope`) and the last one decides, as with
   * a switch. `any`, also every one after a success, because what sends it is being left.
   */
  readonly repetition?: "overlapping" | "same" | "last" | "any";
}

export interface Action<Answer, Input> {
  /** Does nothing where it only repeats another run. */
  readonly run: (input: Input) => void;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  /** What the last run was asked for. */
  readonly variables: Input | undefined;
  readonly data: Answer | undefined;
  readonly error: Error | null;
  /** Forgets the last run's answer or error. */
  readonly reset: () => void;
}

/** Whatever changes something on the platform: a mutation that hasty presses run once. */
export function useAction<Answer, Input = void, Undo = unknown>({
  repetition = "overlapping",
  ...options
}: ActionOptions<Answer, Input, Undo>): Action<Answer, Input> {
  // State would be too late: two presses can come before the first one has been drawn.
  const running = useRef(new Set<string>());
  const mutation = useMutation({
    // Without a connection a call fails at once, instead of waiting for one behind a busy button.
    networkMode: "always",
    ...options,
  });

  function run(input: Input): void {
    const key = hashKey([input]);
    const runs = running.current;
    if (repetition === "last" && !runs.has(key)) runs.clear();
    if (repetition === "overlapping" || repetition === "any" ? runs.size > 0 : runs.has(key)) return;
    runs.add(key);
    const finish = (): boolean => runs.delete(key);
    // The caller shows `error`, or leaves it to the shell.
    mutation.mutateAsync(input).then(repetition === "any" ? undefined : finish, finish);
  }
  return { ...mutation, run };
}
