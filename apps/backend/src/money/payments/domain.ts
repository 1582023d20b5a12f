import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { handlePayStatus } from "./pay-status-call.ts";
import { handlePayWays } from "./pay-way-call.ts";
import { handleUnifiedPay } from "./unified-pay-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { paymentMessages } from "./payment-messages.ts";
import { askForPayments } from "./ask-for-payments.ts";
import { finishRefunds } from "./finish-refunds.ts";
import { transferSettings } from "../transfers/transfer-settings.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { allocateHeldTransfers } from "./transfers/allocate-held-transfers.ts";
import { handleCheckProvider, handleProviders } from "./provider-calls.ts";
import * as desk from "./transfers/desk/transfer-calls.ts";
import { handleAwaitedTransfers } from "./transfers/desk/list-payments-call.ts";
import { handleRefundsToTransfer, handleUnmatchedTransfers } from "./transfers/desk/list-open-calls.ts";
import { registerNotifications } from "./notify-route.ts";
import { personalData } from "./personal-data.ts";

export const paymentDomain = {
  name: "payments",
  calls: {
    "order/getPayWay": getOnly(forCustomers(handlePayWays)),
    "order/getPayStatus": getOnly(forCustomers(handlePayStatus)),
    "pay/unifiedpay": postOnly(forCustomers(handleUnifiedPay)),
  },
  deskCalls: {
    "payments/providers": forOperators("GET", handleProviders),
    "payments/check": forOperators("POST", handleCheckProvider),
    "transfers/list": forOperators("GET", handleAwaitedTransfers),
    "transfers/unmatched": forOperators("GET", handleUnmatchedTransfers),
    "transfers/refunds": forOperators("GET", handleRefundsToTransfer),
    "transfers/record": forOperators("POST", desk.handleRecordTransfer),
    "transfers/match": forOperators("POST", desk.handleMatchTransfer),
    "transfers/return": forOperators("POST", desk.handleReturnTransfer),
    "transfers/refunded": forOperators("POST", desk.handleRefundTransferred),
  },
  messages: paymentMessages,
  settings: { payment: transferSettings },
  jobs: [askForPayments, finishRefunds, allocateHeldTransfers],
  registerRoutes: registerNotifications,
  personalData,
} satisfies Domain;
