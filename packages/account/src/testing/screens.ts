import { commerceDialogMessages } from "@plaza/commerce-ui/messages";
import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { alertButtonMessages, favouriteButtonMessages } from "../favourite-button/mount-favourites.ts";
import { accountMessages, favouriteMessages, profileMessages, walletMessages } from "../messages.ts";
import { accountRoutes } from "../screens.ts";

export const { createMemoryRouter, storyRouter } = bindScreens({
  messages: [
    accountMessages,
    favouriteMessages,
    profileMessages,
    walletMessages,
    favouriteButtonMessages,
    alertButtonMessages,
    commerceDialogMessages,
  ],
  routes: accountRoutes,
  neighbours: [to.afterSalesRequest, to.couponCentre, to.order, to.payment, to.product, to.shop],
  answers: { "index/config": success({ name: "Plaza", register_setting: 1 }) },
});
