import { forCustomers, getOnly, postOnly } from "../http/call.ts";
import { handleCancelOrder, handleConfirmOrder, handleDeleteOrder } from "./order-change-calls.ts";
import { handleOrderDetail } from "./order-detail-call.ts";
import { handleOrderList } from "./order-list-call.ts";
import { handleOrderTraces } from "./order-traces-call.ts";
import type { Domain } from "../domain/domain.ts";
import { orderMessages } from "./order-messages.ts";
import { orderSettings } from "./order-settings.ts";
import { closeUnpaidOrders, completeShippedOrders } from "./due-orders.ts";
import { merchantCommands } from "./commands/merchant-commands.ts";
import { ordersCommand } from "./commands/orders-command.ts";
import { traceCommand } from "./commands/trace-command.ts";
import { personalData } from "./personal-data.ts";

export const orderDomain = {
  name: "orders",
  calls: {
    "order/lists": getOnly(forCustomers(handleOrderList)),
    "order/getOrderDetail": getOnly(forCustomers(handleOrderDetail)),
    "order/orderTraces": getOnly(forCustomers(handleOrderTraces)),
    "order/cancel": postOnly(forCustomers(handleCancelOrder)),
    "order/confirm": postOnly(forCustomers(handleConfirmOrder)),
    "order/del": postOnly(forCustomers(handleDeleteOrder)),
  },
  messages: orderMessages,
  settings: orderSettings,
  jobs: [closeUnpaidOrders, completeShippedOrders],
  commands: [ordersCommand, ...merchantCommands, traceCommand],
  personalData,
} satisfies Domain;
