import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { takesChats } from "./chat-settings.ts";
import { isSomebodyThere } from "./choose-agent.ts";
import { partnerOf } from "./partner.ts";

/** `index/chatConfig`: whether the chat can be opened; if not, clients show how else the shop is reached. */
export async function handleChatConfig({ db, query }: CustomerContext) {
  const partner = partnerOf(query.id("shop_id"));
  if (!(await takesChats(db, partner))) return new Reply([], { code: 0 });
  return (await isSomebodyThere(db, partner)) ? [] : new Reply([], { code: 0, key: "chatNobodyOnline" });
}
