import type { CustomerContext } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { Reply } from "../http/reply.ts";
import type { Query } from "../http/query.ts";
import { requiredIds } from "../http/required-id.ts";
import { inLanguage } from "../store/language.ts";
import { flag } from "../wire/scalars.ts";
import { pageFields } from "../wire/page.ts";
import { wallClock } from "../wire/time.ts";
import {
  countUnread,
  deleteNotices,
  type InboxReader,
  type InboxRow,
  markRead,
  readInbox,
  restoreNotices,
  type Which,
} from "./inbox.ts";
import { changeSetting, isNoticeKind, ownSettings } from "./notice-settings.ts";
import { noticeText } from "./notice-text.ts";

/** Clients that name it know notices of operators to groups of customers; others are not shown any. */
export const newsExtension = "news_notices";

function readerOf({ customer, extensions }: Pick<CustomerContext, "customer" | "extensions">): InboxReader {
  return { customerId: customer.id, knowsNews: extensions.has(newsExtension) };
}

/** `notice/lists`: of one `kind`, or of all; with `unread=1` only what has not been read. */
export async function handleNotices(context: CustomerContext) {
  const { db, query } = context;
  const page = query.page();
  const kind = query.text("kind");
  if (kind !== "" && !isNoticeKind(kind)) throw new DomainError("parameterWrong", { parameter: "kind" });
  const unread = query.flag("unread") === true;
  const { rows, total, counts } = await readInbox(db, readerOf(context), {
    kind: kind === "" ? null : kind,
    unread,
    page,
  });
  return { lists: rows.flatMap((row) => noticeWire(row, context)), ...pageFields(page, total), counts };
}

function noticeWire({ notice, campaign }: InboxRow, context: CustomerContext) {
  const { messages, language, images } = context;
  const text = campaign === null ? noticeText(messages, notice, language) : inLanguage(campaign, "title", language);
  if (text === null) return [];
  return [
    {
      id: notice.id,
      kind: notice.kind,
      // One of operators may lead nowhere.
      about: campaign === null ? notice.aboutType : (campaign.target?.kind ?? ""),
      about_id: campaign === null ? notice.aboutId : (campaign.target?.id ?? 0),
      text,
      ...(campaign !== null && { content: inLanguage(campaign, "content", language) }),
      image: notice.image === null ? "" : images.of(notice.image),
      is_read: flag(notice.readAt !== null),
      create_time: wallClock(notice.createdAt),
    },
  ];
}

/** `notice/unread`: for the number beside the bell; a hundred stand for more than 99. */
export async function handleUnread(context: CustomerContext) {
  return { count: await countUnread(context.db, readerOf(context)) };
}

/** `notice/read`: `id`, one or several, or `all=1`. A repetition changes nothing. */
export async function handleRead(context: CustomerContext) {
  const { db, body, now } = context;
  const reader = readerOf(context);
  await markRead(db, reader, whichOf(body), now());
  return { count: await countUnread(db, reader) };
}

/** `notice/delete`: `id`, one or several, or with `all=1` what has been read; `is_deleted=0` brings the named ones back. */
export async function handleDelete(context: CustomerContext) {
  const { db, customer, body, now } = context;
  if (body.flag("is_deleted") === false) {
    await restoreNotices(db, customer.id, requiredIds(body, "id"));
    return new Reply([], { key: "saved" });
  }
  await deleteNotices(db, readerOf(context), whichOf(body), now());
  return new Reply([], { key: "deleted" });
}

function whichOf(body: Query): Which {
  return body.flag("all") === true ? "all" : requiredIds(body, "id");
}

/** `notice/settings`: for each kind, whether it goes into the inbox and whether by text message, where any can be sent. */
export async function handleSettings(context: CustomerContext) {
  const { db, customer, sms } = context;
  const settings = await ownSettings(db, customer.id);
  const { knowsNews } = readerOf(context);
  const known = settings.filter(({ kind }) => knowsNews || kind !== "news");
  return {
    lists: known.map((setting) => ({ kind: setting.kind, inbox: flag(setting.inbox), sms: flag(setting.sms) })),
    sms: flag(sms !== null),
  };
}

/** `notice/setSettings`: `inbox` or `sms` of a `kind`, or both. Text messages come in the language of this request; news never comes by them. */
export async function handleChangeSetting({ db, customer, body, language }: CustomerContext) {
  const kind = body.text("kind");
  if (!isNoticeKind(kind)) throw new DomainError("parameterWrong", { parameter: "kind" });
  const [inbox, sms] = [body.flag("inbox"), body.flag("sms")];
  if ((inbox === null && sms === null) || (kind === "news" && sms === true))
    throw new DomainError("parameterWrong", { parameter: inbox === null && sms === null ? "inbox" : "sms" });
  await changeSetting(db, customer.id, { kind, inbox, sms, language: language.wanted });
  return new Reply([], { key: "saved" });
}
