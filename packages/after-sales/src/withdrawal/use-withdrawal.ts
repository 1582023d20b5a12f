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
  /** Ids of earlier receipts, part of the idempotency key: the same lines after another receipt are a new withdrawal. */
  readonly after: readonly number[];
}

export interface WithdrawalEnds {
  readonly onDone: (receipt: WithdrawalReceipt) => void;
  /** Called after a rejection, once the order has been refetched. */
  readonly onRejected: () => void;
}

/** Withdraws exactly once. A withdrawal with a lost answer is repeated with the same idempotency key. */
export function useWithdrawal(source: WithdrawalSource, { onDone, onRejected }: WithdrawalEnds) {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  // Always with a key: the extension `withdrawal` requires one.
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
    // Not after a lost answer: the repetition has to send the same lines.
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
    /** Returns to the first step. After a lost answer the order is refetched, which shows whether the withdrawal arrived. */
    turnBack: (): void => {
      if (error !== null) void renew();
      reset();
    },
  };
}

/** How the order is accessed: by its customer, or by a link. */
export type WithdrawalSource = { readonly orderId: number } | { readonly link: OrderLink };

function sendWithdrawal(api: ApiClient, source: WithdrawalSource, withdrawal: Withdrawal) {
  return "link" in source
    ? withdrawByLink(api, { ...withdrawal, link: source.link })
    : withdraw(api, { ...withdrawal, orderId: source.orderId });
}
