import { type Decoder, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, id, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type ChatContent, chatContent } from "./chat-content.ts";
import { DecodeError } from "../wire/decode-error.ts";

/** Which of the two talks. */
export type ChatSide = "customer" | "agent";

export const chatSide: Decoder<ChatSide> = (value) => {
  if (value === "user") return "customer";
  if (value === "kefu") return "agent";
  throw new DecodeError("a side of a conversation was expected");
};

/** Something that was said in a conversation, on the socket and in the history alike. */
export interface ChatRecord {
  /** Records of a conversation are ordered by it. */
  readonly id: number;
  /** 0 is the platform. */
  readonly shopId: number;
  readonly from: {
    readonly side: ChatSide;
    readonly id: number;
    readonly name: string;
    readonly avatar: string | null;
  };
  /** Written by the platform itself: who serves the customer now. */
  readonly isNotice: boolean;
  /** Epoch milliseconds; null where the platform spoils it. */
  readonly sentAt: number | null;
  /** The sender's own name for it, only for the sender; null where the platform knows none. */
  readonly clientId: string | null;
  readonly content: ChatContent;
}

export const chatRecord: Decoder<ChatRecord> = record((field) => ({
  id: field("id", id),
  shopId: field("shop_id", count),
  from: {
    side: field("from_type", chatSide),
    id: field("from_id", count),
    name: field("from_nickname", text),
    avatar: field("from_avatar", image),
  },
  isNotice: field("type", count) === 2,
  sentAt: field("create_time_stamp", time) ?? field("create_time", time),
  clientId: field("client_id", optionalText),
  content: chatContent(field),
}));
