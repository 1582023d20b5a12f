import { choice } from "../wire/choice.ts";

/**
 * How far a request is: `awaitingGoods` waits for the customer to send the goods back, `goodsSent` for the shop to receive
 * them. `revoked` is sent only where the site configuration announces `after_sale_lines`.
 */
export type AfterSalesState =
  | "applied"
  | "refused"
  | "awaitingGoods"
  | "goodsSent"
  | "goodsRefused"
  | "refunding"
  | "refunded"
  | "revoked";

/** Whether the goods go back, too. */
export type AfterSalesKind = "refund" | "return";

const states: Readonly<Record<number, AfterSalesState>> = {
  0: "applied",
  1: "refused",
  2: "awaitingGoods",
  3: "goodsSent",
  4: "goodsRefused",
  5: "refunding",
  6: "refunded",
  7: "revoked",
};

export const afterSalesState = choice(states);

export const afterSalesKind = choice<AfterSalesKind>({ 0: "refund", 1: "return" });

export const wireKinds: Readonly<Record<AfterSalesKind, number>> = { refund: 0, return: 1 };
