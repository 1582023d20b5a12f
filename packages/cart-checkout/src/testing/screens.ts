import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import { cartCheckoutMessages, orderMessages } from "../messages.ts";
import { cartCheckoutRoutes } from "../routes.ts";

export const { storyRouter } = bindScreens({
  messages: [cartCheckoutMessages, orderMessages],
  routes: cartCheckoutRoutes,
  neighbours: [to.login, to.reviews],
  session: customerSession,
  answers: {
    "index/config": success({ name: "Plaza", extensions: ["counts", "idempotency", "cart_preview"] }),
  },
});
