import {
  type CartLine,
  cartQuery,
  type CartShop,
  type Sku,
  type ApiClient,
  changeCartLine,
  deleteCartLines,
  publicDataQuery,
  selectCartLines,
  staleAfter,
} from "@plaza/api-client";
import { useQueryClient, useSuspenseQuery, hashKey, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { cartRoute } from "../routes.ts";
import type { CartActions } from "./cart-actions.ts";
import { optionDialog } from "./cart-parts.ts";
import { type CartQueue, createCartQueue, changedLines, noChanges } from "./cart-queue.ts";

const queues = new WeakMap<QueryClient, CartQueue>();

/** One queue for each document, so that calls go on while the shopper visits other pages. */
export function customerCartQueue(queryClient: QueryClient, api: ApiClient): CartQueue {
  const known = queues.get(queryClient);
  if (known !== undefined) return known;
  const queue = createQueue(queryClient, api);
  queues.set(queryClient, queue);
  return queue;
}

function createQueue(queryClient: QueryClient, api: ApiClient): CartQueue {
  /** As a mutation, so that the shell reports its failure like any other. */
  function send(mutationFn: () => Promise<void>): Promise<void> {
    // A call that waited for a connection would leave a change on the screen that the platform does not have.
    return queryClient.getMutationCache().build(queryClient, { mutationFn, networkMode: "always" }).execute(undefined);
  }
  const queue = createCartQueue(
    {
      setQuantity: (lineId, quantity) => send(() => changeCartLine(api, { lineId, quantity })),
      select: (lineIds, selected) => send(() => selectCartLines(api, { lineIds, selected })),
      remove: (lineIds) => send(() => deleteCartLines(api, lineIds)),
    },
    () => {
      void queryClient.invalidateQueries({ predicate: staleAfter("cart-change") });
    },
  );

  const cartHash = hashKey(cartQuery(api).queryKey);
  const countsHash = hashKey(publicDataQuery(api).queryKey);
  let asked: number | null = null;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action, query } = event;
    if (query.queryHash === cartHash) {
      if (action.type === "fetch") asked = queue.mark();
      else if (action.type === "success" && asked !== null) queue.carryOver(asked);
    }
    // Public data that was set by hand comes from another tab, where the cart has changed.
    if (query.queryHash === countsHash && action.type === "success" && action.manual === true)
      void queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey });
  });
  return queue;
}

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
