import { forCustomers, postOnly } from "../../platform/http/call.ts";
import { handleSettlement } from "./checkout-calls.ts";
import { handleSubmitOrder } from "./checkout-calls.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { checkoutMessages } from "./checkout-messages.ts";
import { checkoutSettings } from "./checkout-settings.ts";

export const checkoutDomain = {
  name: "checkout",
  calls: {
    "order/settlement": postOnly(forCustomers(handleSettlement)),
    "order/submitOrder": postOnly(forCustomers(handleSubmitOrder)),
  },
  messages: checkoutMessages,
  settings: { orders: checkoutSettings },
} satisfies Domain;
