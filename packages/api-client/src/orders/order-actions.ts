import { type FieldReader } from "../wire/decode.ts";
import { flag } from "../wire/scalars.ts";

/** What the platform lets the buyer do with an order now. */
export interface OrderActions {
  readonly pay: boolean;
  readonly cancel: boolean;
  readonly track: boolean;
  readonly confirmReceipt: boolean;
  readonly delete: boolean;
  /** The time to withdraw from the contract runs; never where the platform takes no withdrawals. */
  readonly withdraw: boolean;
  /** Something of it can be reviewed. */
  readonly review: boolean;
}

export function orderActions(field: FieldReader): OrderActions {
  return {
    pay: field("pay_btn", flag),
    cancel: field("cancel_btn", flag),
    track: field("delivery_btn", flag),
    confirmReceipt: field("take_btn", flag),
    delete: field("del_btn", flag),
    withdraw: field("withdraw_btn", flag),
    review: field("comment_btn", flag),
  };
}
