import type { Order } from "@plaza/api-client";

/** What cannot be taken back, and is therefore asked for. */
export type OrderAction = "cancel" | "confirmReceipt" | "delete";

/** As far as asking and doing need it. */
export type ActedOrder = Pick<Order, "id" | "number" | "amount" | "state" | "lines">;
