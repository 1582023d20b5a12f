import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { count, text } from "../wire/scalars.ts";

/** With whom there are messages that the customer has not read. */
export interface ChatUnread {
  readonly count: number;
  readonly shops: readonly {
    /** 0 is the platform. */
    readonly shopId: number;
    readonly shopName: string;
    readonly count: number;
  }[];
}

const shop = record((field) => ({
  shopId: field("shop_id", count),
  shopName: field("shop_name", text),
  count: field("count", count),
}));

/** Only where `chat_unread` is announced. */
export const fetchChatUnread = getCall("user/chatUnread", {
  decode: record((field): ChatUnread => ({ count: field("count", count), shops: field("lists", list(shop)) })),
});

export const chatUnreadQuery = defineQuery(fetchChatUnread, {
  key: "chat-unread",
  freshMs: 10 * second,
  staleAfter: ["chat-change"],
});
