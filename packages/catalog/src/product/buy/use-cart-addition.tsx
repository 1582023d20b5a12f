import { useLingui } from "@lingui/react/macro";
import { platformMessage } from "@plaza/api-client";
import { lazyModule, rootRoute, useAction } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import type { CartRequest } from "./use-purchase.ts";

const cartWriter = lazyModule(() => import("./put-into-cart.tsx"));

export interface CartAddition {
  readonly add: (request: CartRequest) => void;
  readonly pending: boolean;
  /** Why the last addition failed. */
  readonly problem: string | null;
}

/** Adds to the cart, one addition at a time: the button shows the ring until the last one is there. */
export function useCartAddition(): CartAddition {
  const { t } = useLingui();
  const toasts = useToasts();
  const { api, queryClient, session } = rootRoute.useRouteContext();
  const { run, isPending, data, error } = useAction({
    mutationFn: async (request: CartRequest) => {
      const { putIntoCart, CartToast } = await cartWriter.load();
      const outcome = await putIntoCart({ api, queryClient, isCustomer: session.isCustomer }, request);
      return { outcome, toast: <CartToast /> };
    },
    meta: { quiet: true },
    onSuccess: ({ outcome, toast }) => {
      if (problems[outcome] === null) toasts.show(toast);
    },
  });

  const problems = {
    added: null,
    "more-than-stock": t`Your cart already has all that is in stock.`,
    "too-many-lines": t`Your cart is full. Remove something from it first.`,
    "not-kept": t`This browser cannot save a cart. Please log in to use one.`,
  };
  function problemNow(): string | null {
    if (isPending) return null;
    if (error === null) return data === undefined ? null : problems[data.outcome];
    const message = platformMessage(error);
    return message ?? t`It could not be added to your cart. Please try again.`;
  }
  return { add: run, pending: isPending, problem: problemNow() };
}
