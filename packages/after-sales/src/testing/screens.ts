import { commerceUiMessages } from "@plaza/commerce-ui/messages";
import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import { afterSalesMessages, applicationMessages, reviewMessages, withdrawalMessages } from "../messages.ts";
import { afterSalesRoutes } from "../screens.ts";

export const { createMemoryRouter, storyRouter } = bindScreens({
  messages: [afterSalesMessages, applicationMessages, reviewMessages, withdrawalMessages, commerceUiMessages],
  routes: afterSalesRoutes,
  neighbours: [to.login, to.order, to.orders, to.product, to.shop],
  session: customerSession,
  answers: {
    "index/config": success({ name: "Plaza", extensions: ["counts", "idempotency", "after_sale_lines"] }),
  },
});
