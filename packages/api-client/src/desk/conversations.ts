import { getCall } from "../call.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { conversationCounts, type ConversationRow, conversationRow } from "./conversation-row.ts";

export interface Conversations extends Page<ConversationRow> {
  /** Of all of the agent's; null where the platform does not count. */
  readonly counts: Readonly<Record<"open" | "waiting" | "unread", number>> | null;
}

export interface ConversationsParams {
  readonly list: "mine" | "unread";
  /** A part of a customer's name. */
  readonly words?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const conversationPage = page(conversationRow);
const countsBeside: Decoder<Conversations["counts"]> = record((field) => field("counts", optional(conversationCounts)));

/** Of the namespace `kefuapi`. Who has waited longest first, where the platform knows; then who is there. */
export const fetchConversations = getCall("chat/user", {
  query: ({ list, words, page: number, pageSize }: ConversationsParams) => ({
    nickname: words,
    list: list === "unread" ? list : undefined,
    order: "waiting",
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): Conversations => ({
    ...conversationPage(value, context),
    counts: countsBeside(value, context),
  }),
});
