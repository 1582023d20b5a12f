import { ApiError, idempotencyKey, staleAfter, type WithdrawalReceipt, type WithdrawnLine } from "@plaza/api-client";
import { rootRoute, useAction } from "@plaza/routing";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendWithdrawal, type WithdrawalSource } from "./withdrawal-source.ts";

export interface WithdrawalInput {
  readonly lines: readonly WithdrawnLine[];
  readonly name: string;
  readonly contact: string;
  /** Receipts that were there when these lines were chosen: after another one, the same lines are another withdrawal. */
  readonly after: readonly number[];
}

export interface WithdrawalEnds {
  readonly onDone: (receipt: WithdrawalReceipt) => void;
  /** The platform has said no, and what it has of the order now has been fetched. */
  readonly onRejected: () => void;
}

/** Withdraws, once however often it is pressed. A withdrawal whose answer got lost is repeated by its name. */
export function useWithdrawal(source: WithdrawalSource, { onDone, onRejected }: WithdrawalEnds) {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  const keyOf = ({ lines, after }: WithdrawalInput): string => {
    const name = JSON.stringify([lines, after]);
    const key = keys.get(name) ?? idempotencyKey();
    keys.set(name, key);
    return key;
  };
  const renew = () => queryClient.invalidateQueries({ predicate: staleAfter("order-change") });
  const { run, isPending, error, reset } = useAction({
    mutationFn: (input: WithdrawalInput) => {
      const { lines, name, contact } = input;
      return sendWithdrawal(api, source, { lines, name, contact, idempotencyKey: keyOf(input) });
    },
    meta: { quiet: true },
    repetition: "any",
    onSuccess: (receipt) => {
      onDone(receipt);
      return renew();
    },
    // Not without an answer: the next press has to send what this one did, from the same lines.
    onError: async (problem) => {
      if (!(problem instanceof ApiError && problem.kind === "business")) return;
      await renew();
      onRejected();
    },
  });
  return {
    confirm: run,
    busy: isPending,
    failure: error === null ? null : { message: error instanceof ApiError ? error.platformMessage : null },
    /** Goes back to what is chosen. Whether a withdrawal without an answer has arrived, the order says. */
    turnBack: (): void => {
      if (error !== null) void renew();
      reset();
    },
  };
}
