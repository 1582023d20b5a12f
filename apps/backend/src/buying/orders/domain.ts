import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import {
  handleCloseOrder,
  handleCollectCash,
  handleCorrectParcel,
  handleDeliverOrder,
  handleRefuseParcel,
  handleSendOrders,
} from "./desk/change-calls.ts";
import { handleExportOrders, handleExportSize } from "./desk/export-call.ts";
import { handleAddNote, handleRemoveNote } from "./desk/note-calls.ts";
import { handleFindPickup, handleHandOver } from "./desk/pickup-calls.ts";
import { handleShopOrder, handleShopOrders } from "./desk/read-calls.ts";
import { handleCancelOrder, handleConfirmOrder, handleDeleteOrder } from "./order-change-calls.ts";
import { handleOrderDetail } from "./order-detail-call.ts";
import { handleOrderList } from "./order-list-call.ts";
import { handleOrderTraces } from "./order-traces-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { orderMessages } from "./order-messages.ts";
import { orderSettings } from "./order-rules.ts";
import { closeUnpaidOrders, completeShippedOrders } from "./due-orders.ts";
import { merchantCommands } from "./commands/merchant-commands.ts";
import { ordersCommand } from "./commands/orders-command.ts";
import { trackingCommand } from "./commands/tracking-command.ts";
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
  deskCalls: {
    "orders/list": forShop("staff", "GET", handleShopOrders),
    "orders/detail": forShop("staff", "GET", handleShopOrder),
    "orders/export_size": forShop("staff", "GET", handleExportSize),
    "orders/export": forShop("staff", "GET", handleExportOrders),
    "orders/add_note": forShop("staff", "POST", handleAddNote),
    "orders/remove_note": forShop("staff", "POST", handleRemoveNote),
    "orders/pickup": forShop("staff", "GET", handleFindPickup),
    "orders/send": forShop("staff", "POST", handleSendOrders),
    "orders/correct_parcel": forShop("staff", "POST", handleCorrectParcel),
    "orders/deliver": forShop("staff", "POST", handleDeliverOrder),
    "orders/hand_over": forShop("staff", "POST", handleHandOver),
    "orders/collect_cash": forShop("staff", "POST", handleCollectCash),
    "orders/refuse_parcel": forShop("staff", "POST", handleRefuseParcel),
    "orders/close": forShop("staff", "POST", handleCloseOrder),
  },
  messages: orderMessages,
  settings: { orders: orderSettings },
  jobs: [closeUnpaidOrders, completeShippedOrders],
  commands: [ordersCommand, ...merchantCommands, trackingCommand],
  personalData,
} satisfies Domain;
