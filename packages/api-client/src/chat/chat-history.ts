import { getCall } from "../call.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { count } from "../wire/scalars.ts";
import { type ChatRecord, chatRecord } from "./chat-record.ts";
import { type ChatAgent, chatAgent } from "./chat-configuration.ts";

/** A page of what was said so far, and who answers now. */
export interface ChatHistory {
  /** Oldest first; the first page holds the newest. */
  readonly records: readonly ChatRecord[];
  readonly hasMore: boolean;
  /** Null: nobody is there. Only the first page says whom to talk to. */
  readonly agent: ChatAgent | null;
  /** There are no conversations with this shop: its people are reached otherwise. */
  readonly isManual: boolean;
  /** The newest record that the other side has read; 0 for none, and where the platform does not say. */
  readonly readId: number;
}

export interface ChatHistoryParams {
  /** 0 is the platform. */
  readonly shopId: number;
  readonly page: number;
  readonly pageSize: number;
  /** Only records before this one; only where `chat_state` is announced. */
  readonly beforeId?: number | undefined;
}

const manual = 1;

const history: Decoder<ChatHistory> = record((field) => {
  const { items, hasMore } = field("record", page(chatRecord));
  return {
    records: items,
    hasMore,
    agent: field("kefu", chatAgent),
    isManual: field("config", optional(count)) === manual,
    readId: field("read_id", count),
  };
});

export const fetchChatHistory = getCall("user/chatRecord", {
  query: ({ shopId, page: pageNumber, pageSize, beforeId }: ChatHistoryParams) => ({
    shop_id: shopId,
    page_no: pageNumber,
    page_size: pageSize,
    before_id: beforeId,
  }),
  decode: history,
});
