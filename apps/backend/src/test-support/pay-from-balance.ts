import type { Answer } from "./ask.ts";
import type { Caller } from "./running-backend.ts";

/** Has a customer pay from the wallet: an order, or with "trade" all orders of a checkout. */
export function payFromBalance(
  { post }: Pick<Caller, "post">,
  id: number | undefined,
  from: "order" | "trade" = "order",
): Promise<Answer> {
  return post("pay/unifiedpay", { order_id: id, from, pay_way: 3 });
}
