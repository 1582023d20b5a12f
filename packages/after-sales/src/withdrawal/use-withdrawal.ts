import {
  type ApiClient,
  ApiError,
  type OrderLink,
  staleAfter,
  withdraw,
  type Withdrawal,
  type WithdrawalReceipt,
  withdrawByLink,
  type WithdrawnLine,
} from "@plaza/api-client";
import { createIdempotencyKeys, rootRoute, useAction } from "@plaza/routing";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

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
  // Always with a key: the platform that hasExtension withdrawals asks for one.
  const [{ keyOf, settle }] = useState(() => createIdempotencyKeys());
  const renew = () => queryClient.invalidateQueries({ predicate: staleAfter("order-change") });
  const { run, isPending, error, reset } = useAction({
    mutationFn: (input: WithdrawalInput) => {
      const { lines, name, contact } = input;
      return sendWithdrawal(api, source, { lines, name, contact, idempotencyKey: keyOf([lines, input.after]) });
    },
    meta: { quiet: true },
    repetition: "any",
    onSuccess: (receipt, { lines, after }) => {
      settle([lines, after]);
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

/** By what somebody reaches an order: as its customer, or by its link. */
export type WithdrawalSource = { readonly orderId: number } | { readonly link: OrderLink };

function sendWithdrawal(api: ApiClient, source: WithdrawalSource, withdrawal: Withdrawal) {
  return "link" in source
    ? withdrawByLink(api, { ...withdrawal, link: source.link })
    : withdraw(api, { ...withdrawal, orderId: source.orderId });
}
