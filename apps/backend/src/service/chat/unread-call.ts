import type { CustomerContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { unreadOf } from "./unread.ts";

/** `user/chatUnread`, ours: what agents have written that the customer has not read. The platform has no name here. */
export async function handleChatUnread({ db, customer, language }: CustomerContext) {
  const unread = await unreadOf(db, customer.id);
  return {
    count: unread.reduce((sum, { number }) => sum + number, 0),
    lists: unread.map(({ shopId, shop, number }) => ({
      shop_id: shopId ?? 0,
      count: number,
      shop_name: shop === null ? "" : inLanguage(shop, "name", language),
    })),
  };
}
