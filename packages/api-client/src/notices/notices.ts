import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, nothing, optionalText, text } from "../wire/scalars.ts";
import { requiredTime } from "../wire/time.ts";
import { DecodeError } from "../wire/decode-error.ts";

/** What a notice is about. All but what is told of the account itself can be switched on and off. */
export type NoticeKind = "price" | "stock" | "flash" | "order" | "refund" | "account" | "news";

const kinds: readonly string[] = [
  "price",
  "stock",
  "flash",
  "order",
  "refund",
  "account",
  "news",
] satisfies NoticeKind[];

/** What a notice leads to; what operators write to groups of customers may lead nowhere. */
export type NoticeAbout = "product" | "order" | "account" | "category" | "shop" | "area" | "news" | "help" | "nothing";

/** A platform may tell more than this client knows of: such a row is none. */
export const noticeKind: Decoder<NoticeKind> = (value, context) => {
  const name = text(value, context);
  if (kinds.includes(name)) return name as NoticeKind;
  throw new DecodeError("a kind of notice was expected");
};

/** Something that a customer is told. */
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly about: { readonly type: NoticeAbout; readonly id: number };
  /** In the language of the request; of news the title. */
  readonly text: string;
  /** What news say below their title; null where there is nothing. */
  readonly content: string | null;
  readonly image: string | null;
  readonly read: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

const abouts: readonly string[] = [
  "order",
  "account",
  "category",
  "shop",
  "area",
  "news",
  "help",
] satisfies NoticeAbout[];

const aboutType: Decoder<NoticeAbout> = (value, context) => {
  const name = optionalText(value, context) ?? "";
  if (name === "") return "nothing";
  return abouts.includes(name) ? (name as NoticeAbout) : "product";
};

export interface Notices extends Page<Notice> {
  readonly counts: { readonly all: number; readonly unread: number };
}

export interface NoticesParams {
  readonly unread: boolean;
  readonly kind?: NoticeKind | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const notice: Decoder<Notice> = record((field) => ({
  id: field("id", id),
  kind: field("kind", noticeKind),
  about: { type: field("about", aboutType), id: field("about_id", count) },
  text: field("text", text),
  content: field("content", optionalText),
  image: field("image", image),
  read: field("is_read", flag),
  createdAt: field("create_time", requiredTime),
}));

const noticePage = page(notice);

const countsBeside = record((field) =>
  field(
    "counts",
    record((counted) => ({ all: counted("all", count), unread: counted("unread", count) })),
  ),
);

/** The customer's own, newest first. Only where `alerts` is announced. */
export const fetchNotices = getCall("notice/lists", {
  query: ({ unread, kind, page: pageNumber, pageSize }: NoticesParams) => ({
    unread: unread ? 1 : undefined,
    kind,
    page_no: pageNumber,
    page_size: pageSize,
  }),
  decode: (value, context): Notices => ({ ...noticePage(value, context), counts: countsBeside(value, context) }),
});

export const noticesQuery = defineQuery(fetchNotices, {
  key: "notices",
  freshMs: 5 * second,
  staleAfter: ["notice-change", "after-sales-change"],
});

/** How many notices the customer has not read: 100 stand for more than 99. */
const unreadCount = record((field) => field("count", count));

/** Only where `alerts` is announced. */
export const fetchUnreadCount = getCall("notice/unread", { decode: unreadCount });

export const unreadCountQuery = defineQuery(fetchUnreadCount, {
  key: "unread-notices",
  freshMs: 30 * second,
  staleAfter: ["notice-change", "order-change", "after-sales-change"],
});

/** Ids, or all. */
export type NoticeChoice = readonly number[] | "all";

const chosen = (notices: NoticeChoice) => (notices === "all" ? { all: 1 } : { id: notices });

/** Only where `alerts` is announced. @returns how many are left unread */
export const readNotices = postCall("notice/read", { body: chosen, decode: unreadCount });

export interface NoticeDeletion {
  /** All means all that have been read. */
  readonly notices: NoticeChoice;
  /** The wanted state: what was deleted, named one by one, can be brought back. */
  readonly deleted: boolean;
}

/** Only where `alerts` is announced. */
export const deleteNotices = postCall("notice/delete", {
  body: ({ notices, deleted }: NoticeDeletion) => ({ ...chosen(notices), is_deleted: deleted ? 1 : 0 }),
  decode: nothing,
});
