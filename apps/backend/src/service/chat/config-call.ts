import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { takesChats } from "./chat-settings.ts";
import { isSomebodyThere } from "./choose-agent.ts";
import { chatShopIdOf } from "./chat-shop-id.ts";

/** `index/chatConfig`: whether the chat can be opened; if not, clients show how else the shop is reached. */
export async function handleChatConfig({ db, query }: CustomerContext) {
  const shopId = chatShopIdOf(query.id("shop_id"));
  if (!(await takesChats(db, shopId))) return new Reply([], { code: 0 });
  return (await isSomebodyThere(db, shopId)) ? [] : new Reply([], { code: 0, key: "chatNobodyOnline" });
}
