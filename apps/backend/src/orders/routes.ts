import { type Calls, forCustomers, getOnly, postOnly } from "../http/call.ts";
import { answerCancelOrder, answerConfirmOrder, answerDeleteOrder } from "./order-change-calls.ts";
import { answerOrderDetail } from "./order-detail-call.ts";
import { answerOrderList } from "./order-list-call.ts";
import { answerOrderTraces } from "./order-traces-call.ts";

export const orderCalls: Calls = {
  "order/lists": getOnly(forCustomers(answerOrderList)),
  "order/getOrderDetail": getOnly(forCustomers(answerOrderDetail)),
  "order/orderTraces": getOnly(forCustomers(answerOrderTraces)),
  "order/cancel": postOnly(forCustomers(answerCancelOrder)),
  "order/confirm": postOnly(forCustomers(answerConfirmOrder)),
  "order/del": postOnly(forCustomers(answerDeleteOrder)),
};
