import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { conversationCounts, type ConversationRow, conversationRow } from "./conversation-row.ts";

export interface Conversations extends Page<ConversationRow> {
  /** Of all of the agent's; null where the platform does not count. */
  readonly counts: Readonly<Record<"open" | "waiting" | "unread", number>> | null;
}

export interface ConversationsParams {
  readonly list: "mine" | "unread";
  /** Only the one with this customer, where the platform knows that. */
  readonly customerId?: number | undefined;
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
  query: ({ list, customerId, words, page: number, pageSize }: ConversationsParams) => ({
    user_id: customerId,
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

/** What a search finds; whoever works on conversations hears of them over a socket. */
export const conversationsQuery = defineQuery(fetchConversations, { key: "conversations", freshMs: 5 * second });
