import type { Query } from "@tanstack/react-query";

/** What happens to a shopper that makes answers stale; each query says which of these it is stale after. */
export type PlatformEvent =
  /** Lines came into the cart, left it, or changed. */
  | "cart-change"
  | "address-change"
  | "coupon-claim"
  /** What was bought has left cart, shelf and coupons. */
  | "order-placed"
  /** Paid, cancelled, received or deleted: money, coupons and stock may have moved. */
  | "order-change"
  /** A slot begins or ends: its products change their price. */
  | "flash-sale-turn";

/** Finds what an event has made stale: `queryClient.invalidateQueries({ predicate: staleAfter("cart-change") })`. */
export function staleAfter(event: PlatformEvent): (query: Pick<Query, "meta">) => boolean {
  return ({ meta }) => Array.isArray(meta?.["staleAfter"]) && meta["staleAfter"].includes(event);
}
