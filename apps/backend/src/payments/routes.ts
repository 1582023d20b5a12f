import { type Calls, forCustomers, getOnly, postOnly } from "../http/call.ts";
import { answerPayStatus } from "./pay-status-call.ts";
import { answerPayWays } from "./pay-way-call.ts";
import { answerUnifiedPay } from "./unified-pay-call.ts";

export const paymentCalls: Calls = {
  "order/getPayWay": getOnly(forCustomers(answerPayWays)),
  "order/getPayStatus": getOnly(forCustomers(answerPayStatus)),
  "pay/unifiedpay": postOnly(forCustomers(answerUnifiedPay)),
};
