import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record } from "../wire/decode.ts";
import { count } from "../wire/scalars.ts";

/** How many notices the customer has not read: 100 stand for more than 99. */
export const unreadCount = record((field) => field("count", count));

/** Only where `alerts` is announced. */
export const fetchUnreadCount = getCall("notice/unread", { decode: unreadCount });

export const unreadCountQuery = defineQuery(fetchUnreadCount, {
  key: "unread-notices",
  freshMs: 30 * second,
  staleAfter: ["notice-change", "order-change", "after-sales-change"],
});
