import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, text } from "../wire/scalars.ts";
import { requiredTime } from "../wire/time.ts";
import { type NoticeKind, noticeKind } from "./notice-kind.ts";

/** Something that a customer is told. */
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly about: { readonly type: "product" | "order" | "account"; readonly id: number };
  /** In the language of the request. */
  readonly text: string;
  readonly image: string | null;
  readonly read: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

const aboutType: Decoder<Notice["about"]["type"]> = (value, context) => {
  const name = text(value, context);
  return name === "order" || name === "account" ? name : "product";
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
  about: { type: field("about", aboutType), id: field("about_id", id) },
  text: field("text", text),
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
