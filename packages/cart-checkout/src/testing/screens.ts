import { commerceDialogMessages, commerceUiMessages } from "@plaza/commerce-ui/messages";
import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import { invoiceMessages } from "../invoice/invoice-messages.ts";
import { cartCheckoutMessages, orderMessages, ordersMessages, paymentMessages } from "../messages.ts";
import { transferMessages } from "../transfer/transfer-messages.ts";
import { cartCheckoutRoutes } from "../screens.ts";

export const { storyRouter } = bindScreens({
  messages: [
    cartCheckoutMessages,
    orderMessages,
    ordersMessages,
    paymentMessages,
    invoiceMessages,
    transferMessages,
    commerceUiMessages,
    commerceDialogMessages,
  ],
  routes: cartCheckoutRoutes,
  neighbours: [
    to.login,
    to.reviews,
    to.withdrawal,
    to.withdrawalReceipt,
    to.afterSales,
    to.afterSalesApplication,
    to.afterSalesRequest,
  ],
  session: customerSession,
  answers: {
    "index/config": success({ name: "Plaza", extensions: ["counts", "idempotency", "cart_preview"] }),
  },
});
