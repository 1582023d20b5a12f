import type { Order } from "@plaza/api-client";

/** The actions that cannot be undone, and need a confirmation. */
export type OrderAction = "cancel" | "confirmReceipt" | "delete";

/** The fields of an order that its actions use. */
export type ActedOrder = Pick<Order, "id" | "number" | "amount" | "state" | "lines">;
