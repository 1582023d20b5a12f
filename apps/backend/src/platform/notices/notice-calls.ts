import type { CustomerContext } from "../http/call.ts";
import { DomainError } from "../http/domain-error.ts";
import { Reply } from "../http/reply.ts";
import type { Query } from "../http/query.ts";
import { requiredIds } from "../http/required-id.ts";
import type { Notice } from "../store/schema/notices.ts";
import { flag } from "../wire/scalars.ts";
import { pageFields } from "../wire/page.ts";
import { wallClock } from "../wire/time.ts";
import { countUnread, deleteNotices, markRead, readInbox, restoreNotices, type Which } from "./inbox.ts";
import { changeSetting, isNoticeKind, ownSettings } from "./notice-settings.ts";
import { noticeText } from "./notice-text.ts";

/** `notice/lists`: of one `kind`, or of all; with `unread=1` only what has not been read. */
export async function handleNotices(context: CustomerContext) {
  const { db, customer, query } = context;
  const page = query.page();
  const kind = query.text("kind");
  if (kind !== "" && !isNoticeKind(kind)) throw new DomainError("parameterWrong", { parameter: "kind" });
  const unread = query.flag("unread") === true;
  const { rows, total, counts } = await readInbox(db, customer.id, { kind: kind === "" ? null : kind, unread, page });
  return { lists: rows.flatMap((row) => noticeWire(row, context)), ...pageFields(page, total), counts };
}

function noticeWire(notice: Notice, { messages, language, images }: CustomerContext) {
  const text = noticeText(messages, notice, language);
  if (text === null) return [];
  return [
    {
      id: notice.id,
      kind: notice.kind,
      about: notice.aboutType,
      about_id: notice.aboutId,
      text,
      image: notice.image === null ? "" : images.of(notice.image),
      is_read: flag(notice.readAt !== null),
      create_time: wallClock(notice.createdAt),
    },
  ];
}

/** `notice/unread`: for the number beside the bell; a hundred stand for more than 99. */
export async function handleUnread({ db, customer }: CustomerContext) {
  return { count: await countUnread(db, customer.id) };
}

/** `notice/read`: `id`, one or several, or `all=1`. A repetition changes nothing. */
export async function handleRead({ db, customer, body, now }: CustomerContext) {
  await markRead(db, customer.id, whichOf(body), now());
  return { count: await countUnread(db, customer.id) };
}

/** `notice/delete`: `id`, one or several, or with `all=1` what has been read; `is_deleted=0` brings the named ones back. */
export async function handleDelete({ db, customer, body, now }: CustomerContext) {
  if (body.flag("is_deleted") === false) {
    await restoreNotices(db, customer.id, requiredIds(body, "id"));
    return new Reply([], { key: "saved" });
  }
  await deleteNotices(db, customer.id, whichOf(body), now());
  return new Reply([], { key: "deleted" });
}

function whichOf(body: Query): Which {
  return body.flag("all") === true ? "all" : requiredIds(body, "id");
}

/** `notice/settings`: for each kind, whether it goes into the inbox and whether by text message, where any can be sent. */
export async function handleSettings({ db, customer, sms }: CustomerContext) {
  const settings = await ownSettings(db, customer.id);
  return {
    lists: settings.map((setting) => ({ kind: setting.kind, inbox: flag(setting.inbox), sms: flag(setting.sms) })),
    sms: flag(sms !== null),
  };
}

/** `notice/setSettings`: `inbox` or `sms` of a `kind`, or both. Text messages come in the language of this request. */
export async function handleChangeSetting({ db, customer, body, language }: CustomerContext) {
  const kind = body.text("kind");
  if (!isNoticeKind(kind)) throw new DomainError("parameterWrong", { parameter: "kind" });
  const [inbox, sms] = [body.flag("inbox"), body.flag("sms")];
  if (inbox === null && sms === null) throw new DomainError("parameterWrong", { parameter: "inbox" });
  await changeSetting(db, customer.id, { kind, inbox, sms, language: language.wanted });
  return new Reply([], { key: "saved" });
}
