import { useLingui } from "@lingui/react/macro";
import {
  ApiError,
  cancelOrder,
  confirmOrder,
  deleteOrder,
  orderQuery,
  staleAfter,
  type Order,
} from "@plaza/api-client";
import { rootRoute, useAction } from "@plaza/routing";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** The actions that cannot be undone, and need a confirmation. */
export type OrderAction = "cancel" | "confirmReceipt" | "delete";

/** The fields of an order that its actions use. */
export type ActedOrder = Pick<Order, "id" | "number" | "amount" | "state" | "lines" | "cashDue">;

/** The message after an action has succeeded. */
export function useDoneMessage(): (done: AskedAction) => string {
  const { t } = useLingui();
  return ({ order, action }) =>
    ({
      cancel: t`The order is cancelled`,
      confirmReceipt:
        order.cashDue === null ? t`Receipt confirmed. Enjoy your purchase` : t`The shop is told that you have paid.`,
      delete: t`The order is deleted`,
    })[action];
}

export interface AskedAction {
  readonly order: ActedOrder;
  readonly action: OrderAction;
}

export interface OrderActionControl {
  /** The action that waits for a confirmation; null for none. */
  readonly asked: AskedAction | null;
  readonly busy: boolean;
  /** Why the action failed: the platform's message, or null where no answer came. */
  readonly failure: { readonly message: string | null } | null;
  readonly ask: (order: ActedOrder, action: OrderAction) => void;
  readonly doIt: () => void;
  readonly close: () => void;
}

const calls = { cancel: cancelOrder, confirmReceipt: confirmOrder, delete: deleteOrder };

/** Confirms and runs an action, then refetches every list and detail of orders. */
export function useOrderAction(onDone: (done: AskedAction) => void): OrderActionControl {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const { run, isPending, error, reset } = useAction({
    mutationFn: ({ order, action }: AskedAction) => calls[action](api, order.id),
    meta: { quiet: true },
    onSuccess: (_nothing, done) => {
      setAsked(null);
      onDone(done);
    },
    // Refetched after a rejection, too: the order has another state than this page shows.
    onSettled: (_nothing, rejection, { action }) => {
      // A deleted order's details would be answered with an error.
      const isGone = rejection === null && action === "delete";
      const [isStale, { key }] = [staleAfter("order-change"), orderQuery];
      const predicate = (query: Query) => isStale(query) && !(isGone && query.queryKey[0] === key);
      void queryClient.invalidateQueries({ predicate });
      if (isGone) void queryClient.invalidateQueries({ queryKey: [key], refetchType: "none" });
    },
  });
  return {
    asked,
    busy: isPending,
    failure: error === null ? null : { message: error instanceof ApiError ? error.platformMessage : null },
    ask: (order, action) => {
      reset();
      setAsked({ order, action });
    },
    doIt: () => asked !== null && run(asked),
    close: () => setAsked(null),
  };
}
