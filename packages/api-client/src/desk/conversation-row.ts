import { type Decoder, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { instant } from "../wire/instant.ts";
import { count, flag, id, optionalCount, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

/** A conversation of an agent, as lists have it. */
export interface ConversationRow {
  /** Of the customer, of whom an agent has one conversation. */
  readonly customerId: number;
  readonly name: string;
  readonly avatar: string | null;
  readonly isOnline: boolean;
  /** The last message. Images, products and orders are named by their kind alone. */
  readonly preview: { readonly kind: "text" | "image" | "product" | "order"; readonly text: string };
  /** Whether the last message is the customer's; null where the platform does not say. */
  readonly isFromCustomer: boolean | null;
  readonly isUnread: boolean;
  /** Null where the platform does not count. */
  readonly unreadCount: number | null;
  /** Since when the customer waits for an answer, as epoch milliseconds; null: nobody waits, or nobody says. */
  readonly waitingSince: number | null;
  /** Of the last message. */
  readonly updatedAt: number | null;
  /** What the agent before has written for this one; "" for none. */
  readonly note: string;
}

const kinds: Readonly<Record<string, ConversationRow["preview"]["kind"]>> = { 2: "image", 3: "product", 4: "order" };

export const conversationRow: Decoder<ConversationRow> = record((field) => {
  const kind = kinds[field("msg_type", text)] ?? "text";
  const from = field("preview_from", text);
  return {
    customerId: field("user_id", id),
    name: field("nickname", text),
    avatar: field("avatar", image),
    isOnline: field("online", flag),
    // It is sent as it was written, unlike the messages themselves.
    preview: { kind, text: kind === "text" ? field("msg", text) : "" },
    isFromCustomer: from === "" ? null : from === "user",
    isUnread: !field("is_read", flag),
    unreadCount: field("unread", optionalCount),
    waitingSince: field("waiting_since", instant),
    updatedAt: field("update_time", time),
    note: field("note", text),
  };
});

export const conversationCounts = record((field) => ({
  open: field("open", count),
  waiting: field("waiting", count),
  unread: field("unread", count),
}));
