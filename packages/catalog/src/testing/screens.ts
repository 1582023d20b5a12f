import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { catalogMessages } from "../messages.ts";
import { catalogRoutes } from "../routes.ts";
import { wireDepartments } from "./wire.ts";

export const { createMemoryRouter, storyRouter } = bindScreens({
  messages: catalogMessages,
  routes: { default: catalogRoutes },
  neighbours: [to.cart, to.checkout, to.login],
  answers: { "pc/category": success(wireDepartments) },
});
