import { useLingui } from "@lingui/react/macro";
import { type OrderLine, staleAfter } from "@plaza/api-client";
import { lazyModule, rootRoute, to, useAction } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useIsMounted } from "@plaza/ui-kit/use-dialog";
import type { BoughtAgain } from "./buy-again.ts";

const again = lazyModule(() => import("./buy-again.ts"));

export interface BuyAgainControl {
  /** The order that is being bought again; null for none. */
  readonly busyWith: number | null;
  readonly buyAgain: (order: { readonly id: number; readonly lines: readonly OrderLine[] }) => void;
}

/** Puts an order's lines into the cart and leads there; names those that could not be added. */
export function useBuyAgain(): BuyAgainControl {
  const { i18n, t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const here = useIsMounted();
  const { run, isPending, variables } = useAction({
    mutationFn: async ({ lines }: Parameters<BuyAgainControl["buyAgain"]>[0]) =>
      (await again.load()).buyAgain(api, lines),
    onSuccess: (bought) => {
      say(bought);
      if (bought.added.length > 0 && here.current) void navigate(to.cart());
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ predicate: staleAfter("cart-change") });
    },
  });

  function say({ added, rejected }: BoughtAgain): void {
    const names = new Intl.ListFormat(i18n.locale).format(rejected.map(({ name }) => name));
    if (rejected.length === 0) toasts.show(t`Added to your cart`);
    else if (added.length === 0) toasts.show(t`None of these products is available any more.`, "danger");
    else toasts.show(t`Added to your cart, except: ${names}`, "danger");
  }
  return {
    busyWith: isPending ? (variables?.id ?? null) : null,
    buyAgain: run,
  };
}
