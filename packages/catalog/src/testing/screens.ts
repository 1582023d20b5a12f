import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { compareSelectionMessages } from "../compare-selection/compare-selection.ts";
import { articleMessages, catalogMessages, productMessages, promotionMessages } from "../messages.ts";
import { offerMessages } from "../offers/offer-messages.ts";
import { catalogRoutes, catalogShopRoutes } from "../screens.ts";
import { wireDepartments } from "./wire.ts";

export const { createMemoryRouter, storyRouter } = bindScreens({
  messages: [
    catalogMessages,
    productMessages,
    articleMessages,
    promotionMessages,
    compareSelectionMessages,
    offerMessages,
  ],
  routes: { default: catalogRoutes, street: catalogShopRoutes },
  neighbours: [to.cart, to.checkout, to.login, to.orders],
  answers: { "pc/category": success(wireDepartments) },
});
