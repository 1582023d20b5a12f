import { to } from "@plaza/routing";
import { success } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { customerSession } from "@plaza/testing/sessions";
import { chatCatalogs } from "../messages.ts";

export const { storyRouter } = bindScreens({
  messages: chatCatalogs,
  routes: {},
  neighbours: [to.help, to.login, to.order, to.product],
  session: customerSession,
  answers: {
    "index/config": success({ name: "Plaza", extensions: ["chat_state", "chat_cards", "chat_unread"] }),
    "index/chatConfig": success([]),
    "setting/getPlatformCustomerService": success({
      wechat: "plaza_care",
      phone: "400 555 0199",
      business_time: "Daily 9:00–21:00",
      image: "",
    }),
  },
});
