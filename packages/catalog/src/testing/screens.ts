import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { comparingMessages } from "../comparing/comparing-messages.ts";
import { articleMessages, catalogMessages, productMessages, promotionMessages } from "../messages.ts";
import { offerMessages } from "../offers/offer-messages.ts";
import { catalogRoutes, catalogStreetRoutes } from "../screens.ts";
import { wireDepartments } from "./wire.ts";

export const { createMemoryRouter, storyRouter } = bindScreens({
  messages: [catalogMessages, productMessages, articleMessages, promotionMessages, comparingMessages, offerMessages],
  routes: { default: catalogRoutes, street: catalogStreetRoutes },
  neighbours: [to.cart, to.checkout, to.login, to.orders],
  answers: { "pc/category": success(wireDepartments) },
});
