import { type Calls, forCustomers, postOnly } from "../http/call.ts";
import { answerSettlement } from "./settlement-call.ts";
import { answerSubmitOrder } from "./submit-call.ts";

export const checkoutCalls: Calls = {
  "order/settlement": postOnly(forCustomers(answerSettlement)),
  "order/submitOrder": postOnly(forCustomers(answerSubmitOrder)),
};
