import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { heartMessages } from "../hearts/hearts.ts";
import { accountMessages, favouriteMessages } from "../messages.ts";
import { accountRoutes } from "../routes.ts";

export const { createMemoryRouter, storyRouter } = bindScreens({
  messages: [accountMessages, favouriteMessages, heartMessages],
  routes: accountRoutes,
  neighbours: [to.couponCentre, to.order, to.shop],
  answers: { "index/config": success({ name: "Plaza", register_setting: 1 }) },
});
