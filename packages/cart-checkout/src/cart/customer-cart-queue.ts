import {
  type ApiClient,
  cartQuery,
  changeCartLine,
  deleteCartLines,
  publicDataQuery,
  selectCartLines,
  staleAfter,
} from "@plaza/api-client";
import { hashKey, type QueryClient } from "@tanstack/react-query";
import { type CartQueue, createCartQueue } from "./cart-queue.ts";

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
  function tell(mutationFn: () => Promise<void>): Promise<void> {
    // A call that waited for a connection would leave a change on the screen that the platform does not have.
    return queryClient.getMutationCache().build(queryClient, { mutationFn, networkMode: "always" }).execute(undefined);
  }
  const queue = createCartQueue(
    {
      setQuantity: (lineId, quantity) => tell(() => changeCartLine(api, { lineId, quantity })),
      select: (lineIds, selected) => tell(() => selectCartLines(api, { lineIds, selected })),
      remove: (lineIds) => tell(() => deleteCartLines(api, lineIds)),
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
      else if (action.type === "success" && asked !== null) queue.takeOver(asked);
    }
    // Public data that was set by hand comes from another tab, where the cart has changed.
    if (query.queryHash === countsHash && action.type === "success" && action.manual === true)
      void queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey });
  });
  return queue;
}
