import { type ApiClient, customerInvalidations, customerKeys, queryKeys } from "@plaza/api-client";
import { hashKey, type QueryClient } from "@tanstack/react-query";
import { type CartQueue, createCartQueue } from "./cart-queue.ts";

type Calls = typeof import("@plaza/api-client/calls");

const queues = new WeakMap<QueryClient, CartQueue>();

/** One a document: what is on its way goes on while the shopper looks at other pages. */
export function customerCartQueue(queryClient: QueryClient, api: ApiClient): CartQueue {
  const known = queues.get(queryClient);
  if (known !== undefined) return known;
  const queue = createQueue(queryClient, api);
  queues.set(queryClient, queue);
  return queue;
}

function createQueue(queryClient: QueryClient, api: ApiClient): CartQueue {
  /** As a mutation, so that a failure is said where all failures are. */
  function tell(call: (calls: Calls) => Promise<void>): Promise<void> {
    const mutationFn = async () => call(await import("@plaza/api-client/calls"));
    // Waiting for a connection would leave wishes on the screen that nobody has heard.
    return queryClient.getMutationCache().build(queryClient, { mutationFn, networkMode: "always" }).execute(undefined);
  }
  const queue = createCartQueue(
    {
      setQuantity: (lineId, quantity) => tell(({ changeCartLine }) => changeCartLine(api, { lineId, quantity })),
      select: (lineIds, selected) => tell(({ selectCartLines }) => selectCartLines(api, { lineIds, selected })),
      remove: (lineIds) => tell(({ deleteCartLines }) => deleteCartLines(api, lineIds)),
    },
    () => {
      for (const queryKey of customerInvalidations.cartChange) void queryClient.invalidateQueries({ queryKey });
    },
  );

  const cartHash = hashKey(customerKeys.cart());
  const countsHash = hashKey(queryKeys.publicData());
  let asked: number | null = null;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action, query } = event;
    if (query.queryHash === cartHash) {
      if (action.type === "fetch") asked = queue.mark();
      else if (action.type === "success" && asked !== null) queue.takeOver(asked);
    }
    // Counts that were put here by hand are another tab's: its shopper has changed the cart.
    if (query.queryHash === countsHash && action.type === "success" && action.manual === true)
      void queryClient.invalidateQueries({ queryKey: customerKeys.cart() });
  });
  return queue;
}
