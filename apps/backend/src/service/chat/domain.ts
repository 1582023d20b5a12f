import type { Domain } from "../../platform/domain/domain.ts";
import { forAgents } from "../../platform/http/agent-call.ts";
import { forEverybody, forShop } from "../../platform/http/desk-call.ts";
import { anyMethod, forCustomers, getOnly } from "../../platform/http/call.ts";
import { chatMessages } from "./chat-messages.ts";
import { chatSettings } from "./chat-settings.ts";
import { handleChatConfig } from "./contact-calls.ts";
import { handleAgentInfo, handleAgentsOnline } from "./desk/agents-call.ts";
import { handleBeginConversation } from "./desk/begin-call.ts";
import { handleRemoveReply, handleSaveReply } from "./desk/reply-calls.ts";
import { handleCustomer } from "./desk/customer-calls.ts";
import { handleCustomers } from "./desk/customers-call.ts";
import { handleCustomerOrders } from "./desk/customer-calls.ts";
import { handleDeskRecords } from "./desk/customer-calls.ts";
import { handleQuickReplies } from "./desk/reply-calls.ts";
import { personalData } from "./personal-data.ts";
import { handleChatRecord } from "./record-call.ts";
import { serviceSettings } from "./chat-settings.ts";
import { handleShopService } from "./contact-calls.ts";
import { shopContactCommand } from "./shop-contact-command.ts";
import { registerChatSocket } from "./socket/register-chat-socket.ts";
import { handleChatUnread } from "./unread.ts";

export const chatDomain = {
  name: "chat",
  calls: {
    "index/chatConfig": getOnly(forCustomers(handleChatConfig)),
    "user/chatRecord": getOnly(forCustomers(handleChatRecord)),
    "user/chatUnread": getOnly(forCustomers(handleChatUnread)),
    "setting/getShopCustomerService": anyMethod(handleShopService),
  },
  agentCalls: {
    "chat/kefuInfo": forAgents("any", handleAgentInfo),
    "chat/user": forAgents("any", handleCustomers),
    "chat/record": forAgents("any", handleDeskRecords),
    "chat/online": forAgents("any", handleAgentsOnline),
    "chat/reply": forAgents("any", handleQuickReplies),
    "chat/userInfo": forAgents("any", handleCustomer),
    "chat/order": forAgents("any", handleCustomerOrders),
  },
  deskCalls: {
    "conversations/begin": forShop("staff", "POST", handleBeginConversation),
    "replies/save": forEverybody("POST", handleSaveReply),
    "replies/remove": forEverybody("POST", handleRemoveReply),
  },
  messages: chatMessages,
  settings: { site: { ...serviceSettings, ...chatSettings } },
  commands: [shopContactCommand],
  personalData,
  registerRoutes: registerChatSocket,
} satisfies Domain;
