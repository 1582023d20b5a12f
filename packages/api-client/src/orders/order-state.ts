import { choice } from "../wire/choice.ts";

/** How far an order is on its way from the shop to its buyer. */
export type OrderState = "unpaid" | "unshipped" | "shipped" | "completed" | "closed";

export const orderState = choice<OrderState>({
  0: "unpaid",
  1: "unshipped",
  2: "shipped",
  3: "completed",
  4: "closed",
});
