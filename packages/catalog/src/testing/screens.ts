import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { articleMessages, catalogMessages, promotionMessages } from "../messages.ts";
import { catalogRoutes, catalogStreetRoutes } from "../routes.ts";
import { wireDepartments } from "./wire.ts";

export const { createMemoryRouter, storyRouter } = bindScreens({
  messages: [catalogMessages, articleMessages, promotionMessages],
  routes: { default: catalogRoutes, street: catalogStreetRoutes },
  neighbours: [to.cart, to.checkout, to.login, to.orders],
  answers: { "pc/category": success(wireDepartments) },
});
