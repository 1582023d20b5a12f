import type { Domain } from "../../platform/domain/domain.ts";
import { forCustomers, postOnly } from "../../platform/http/call.ts";
import { linkSettings } from "./link-settings.ts";
import {
  handleLinkedInfo,
  handleLinkedReceipt,
  handleLinkedSendBack,
  handleLinkedWithdraw,
} from "./linked-withdrawal-calls.ts";
import { handleLinkedOrder, handleSendLink } from "./order-link-calls.ts";
import { orderLinkTexts } from "./order-link-messages.ts";
import { sendLinkCommand } from "./send-link-command.ts";
import { forgetLinkMessages, sendOrderLinks } from "./send-links.ts";
import { personalData } from "./personal-data.ts";

export const orderLinkDomain = {
  name: "order-links",
  calls: {
    "order_link/detail": postOnly(handleLinkedOrder),
    "order_link/withdrawal": postOnly(handleLinkedInfo),
    "order_link/withdraw": postOnly(handleLinkedWithdraw),
    "order_link/receipt": postOnly(handleLinkedReceipt),
    "order_link/sendBack": postOnly(handleLinkedSendBack),
    "order_link/send": postOnly(forCustomers(handleSendLink)),
  },
  messages: orderLinkTexts,
  settings: { orders: linkSettings },
  jobs: [sendOrderLinks, forgetLinkMessages],
  commands: [sendLinkCommand],
  personalData,
} satisfies Domain;
