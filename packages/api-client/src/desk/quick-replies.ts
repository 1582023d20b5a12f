import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { flag, id, nothing, text } from "../wire/scalars.ts";

/** Something that agents write often. */
export interface QuickReply {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  /** The agent's own; the others belong to all agents of the shop. */
  readonly isOwn: boolean;
}

const reply: Decoder<QuickReply> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  content: field("content", text),
  isOwn: field("is_own", flag),
}));

export interface QuickRepliesParams {
  /** A part of a title. */
  readonly words?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const replyPage = page(reply);

/** Of the namespace `kefuapi`. */
export const fetchQuickReplies = getCall("chat/reply", {
  query: ({ words, page: number, pageSize }: QuickRepliesParams) => ({
    keyword: words,
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): Page<QuickReply> => replyPage(value, context),
});

export const quickRepliesQuery = defineQuery(fetchQuickReplies, {
  key: "quick-replies",
  freshMs: 60 * second,
  staleAfter: ["quick-reply-change"],
});

export interface WrittenReply {
  /** Null for a new one. */
  readonly id: number | null;
  readonly title: string;
  readonly content: string;
  /** For all agents of the shop, which agents alone may not say. */
  readonly isShared: boolean;
}

/** Of the namespace `deskapi`. */
export const saveQuickReply = postCall("replies/save", {
  body: ({ id: replyId, title, content, isShared }: WrittenReply) => ({
    ...(replyId !== null && { id: replyId }),
    title,
    content,
    is_shared: isShared ? 1 : 0,
  }),
  decode: record((field) => field("id", id)),
});

/** Of the namespace `deskapi`. */
export const removeQuickReply = postCall("replies/remove", {
  body: ({ id: replyId }: { readonly id: number }) => ({ id: replyId }),
  decode: nothing,
});
