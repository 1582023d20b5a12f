import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import { merchantEntryMessages } from "../messages.ts";
import { merchantEntryRoutes } from "../screens.ts";

export const { createMemoryRouter, storyRouter } = bindScreens({
  messages: [merchantEntryMessages],
  routes: { default: merchantEntryRoutes },
  neighbours: [to.home, to.login],
  session: customerSession,
  answers: {
    "index/config": success({ name: "Plaza", extensions: ["idempotency", "upload_purpose", "application_edit"] }),
  },
});
