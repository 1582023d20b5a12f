import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { catalogMessages } from "../messages.ts";
import { catalogRoutes } from "../routes.ts";
import { wireDepartments } from "./wire.ts";

export const { createMemoryRouter, storyRouter } = bindScreens({
  messages: catalogMessages,
  routes: { default: catalogRoutes },
  neighbours: ["shop_cart", "confirm_order", "account/login"],
  answers: { "pc/category": success(wireDepartments) },
});
