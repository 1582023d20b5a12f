import { type CartLine, cartQuery, type CartShop, type Sku } from "@plaza/api-client";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { cartRoute } from "../routes.ts";
import type { CartActions } from "./cart-actions.ts";
import { changedLines, noChanges } from "./cart-changes.ts";
import { optionDialog } from "./cart-parts.ts";
import { customerCartQueue } from "./customer-cart-queue.ts";

export interface CustomerCart {
  readonly shops: readonly CartShop[];
  /** The platform has not confirmed all changes yet. */
  readonly updating: boolean;
  readonly actions: CartActions;
}

/** The platform's cart, with the shopper's changes applied that are still being sent. */
export function useCustomerCart(): CustomerCart {
  const { api } = cartRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { data: cart } = useSuspenseQuery({
    ...cartQuery(api),
    // Another tab, or another device, may have filled it meanwhile.
    refetchOnWindowFocus: "always",
  });
  const queue = customerCartQueue(queryClient, api);
  const changes = useSyncExternalStore(queue.subscribe, queue.changes, () => noChanges);
  async function changeOption(line: CartLine, sku: Sku): Promise<void> {
    // The dialog that the variant was chosen in has brought it.
    const { addOption } = await optionDialog.load();
    await addOption(api, queryClient, line, sku);
    queue.want([line.id], { removed: true });
  }
  return {
    shops: cart.shops
      .map((shop) => ({ ...shop, lines: changedLines(shop.lines, changes) }))
      .filter(({ lines }) => lines.length > 0),
    updating: changes.size > 0,
    actions: {
      setQuantity: (line, quantity) => queue.want([line.id], { quantity }),
      select: (lineIds, selected) => queue.want(lineIds, { selected }),
      changeOption: (line, _product, sku) => changeOption(line, sku),
      remove: (lineIds) => queue.want(lineIds, { removed: true }),
    },
  };
}
