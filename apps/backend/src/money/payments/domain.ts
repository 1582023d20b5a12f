import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { handlePayStatus } from "./pay-status-call.ts";
import { handlePayWays } from "./pay-way-call.ts";
import { handleUnifiedPay } from "./unified-pay-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { paymentMessages } from "./payment-messages.ts";
import { askForPayments } from "./ask-for-payments.ts";
import { finishRefunds } from "./finish-refunds.ts";
import { registerNotifications } from "./notify-route.ts";
import { personalData } from "./personal-data.ts";

export const paymentDomain = {
  name: "payments",
  calls: {
    "order/getPayWay": getOnly(forCustomers(handlePayWays)),
    "order/getPayStatus": getOnly(forCustomers(handlePayStatus)),
    "pay/unifiedpay": postOnly(forCustomers(handleUnifiedPay)),
  },
  messages: paymentMessages,
  jobs: [askForPayments, finishRefunds],
  registerRoutes: registerNotifications,
  personalData,
} satisfies Domain;
