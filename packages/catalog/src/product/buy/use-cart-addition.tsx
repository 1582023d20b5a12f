import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useMutation } from "@tanstack/react-query";
import type { CartRequest } from "./cart-request.ts";

export interface CartAddition {
  readonly add: (request: CartRequest) => void;
  readonly pending: boolean;
  /** Why the last addition failed. */
  readonly problem: string | null;
}

/** Adds to the cart. Several presses are carried out one after the other, each with its own quantity. */
export function useCartAddition(): CartAddition {
  const { t } = useLingui();
  const toasts = useToasts();
  const { api, queryClient, session } = rootRoute.useRouteContext();
  const { mutate, isPending, data, error } = useMutation({
    scope: { id: "cart" },
    // Without a connection a visitor's cart on the device still works, and a customer's addition fails at once.
    networkMode: "always",
    mutationFn: async (request: CartRequest) => {
      const [{ putIntoCart }, { CartToast }] = await Promise.all([
        import("./put-into-cart.ts"),
        import("./cart-toast.tsx"),
      ]);
      const outcome = await putIntoCart({ api, queryClient, isCustomer: session.isCustomer }, request);
      return { outcome, toast: <CartToast /> };
    },
    onSuccess: ({ outcome, toast }) => {
      const problem = problems[outcome];
      if (problem === null) toasts.show(toast);
      else toasts.show(problem, "danger");
    },
  });

  // The shell shows the platform's rejections in a toast, too.
  const problems = {
    added: null,
    "more-than-stock": t`Your cart already has all there are.`,
    "too-many-lines": t`Your cart is full. Remove something from it first.`,
    "not-kept": t`This browser keeps no cart. Please log in to fill one.`,
  };
  function problemNow(): string | null {
    if (isPending) return null;
    if (error === null) return data === undefined ? null : problems[data.outcome];
    const said = error instanceof ApiError && error.kind === "business" ? error.platformMessage : null;
    return said ?? t`It did not get into the cart. Please try again.`;
  }
  return { add: mutate, pending: isPending, problem: problemNow() };
}
