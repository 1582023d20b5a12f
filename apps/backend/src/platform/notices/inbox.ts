import type { Page } from "../http/query.ts";
import type { Executor } from "../store/database.ts";
import { type Notice, noticeCampaigns, type NoticeKind, notices } from "../store/schema/notices.ts";
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "../store/sql.ts";
import { singleRow } from "../store/rows.ts";

/** Whose inbox, as their client knows it. */
export interface InboxReader {
  readonly customerId: number;
  /** Else what operators write to groups of customers is not there. */
  readonly knowsNews: boolean;
}

export interface InboxRequest {
  /** Null: every kind. */
  readonly kind: NoticeKind | null;
  readonly unread: boolean;
  readonly page: Page;
}

/** One page of a customer's inbox, newest first; how many are of that sort, and how many of them are unread. */
export async function readInbox(db: Executor, reader: InboxReader, { kind, unread, page }: InboxRequest) {
  const ofKind = and(inboxOf(reader), kind === null ? undefined : eq(notices.kind, kind));
  const [rows, counted] = await Promise.all([
    db
      .select({ notice: notices, campaign: noticeCampaigns })
      .from(notices)
      .leftJoin(noticeCampaigns, eq(noticeCampaigns.id, notices.campaignId))
      .where(and(ofKind, unread ? isNull(notices.readAt) : undefined))
      .orderBy(desc(notices.id))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ all: count(), unread: sql`count(*) filter (where ${notices.readAt} is null)`.mapWith(Number) })
      .from(notices)
      .where(ofKind),
  ]);
  const counts = singleRow(counted);
  return { rows, total: unread ? counts.unread : counts.all, counts };
}

export type InboxRow = Awaited<ReturnType<typeof readInbox>>["rows"][number];

/** As many as anybody is told of. */
const maxUnread = 100;

/** How many notices nobody has read; no more than a hundred are counted. */
export async function countUnread(db: Executor, reader: InboxReader): Promise<number> {
  const some = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(inboxOf(reader), isNull(notices.readAt)))
    .limit(maxUnread)
    .as("some");
  return singleRow(await db.select({ unread: count() }).from(some)).unread;
}

/** Ids of notices, or all of them. */
export type Which = readonly number[] | "all";

/** What has been read already stays read since then. */
export function markRead(db: Executor, reader: InboxReader, which: Which, now: Date): Promise<void> {
  return change(db, and(inboxOf(reader), those(which), isNull(notices.readAt)), { readAt: now });
}

/** Removes notices from the inbox; all means all that have been read. */
export function deleteNotices(db: Executor, reader: InboxReader, which: Which, now: Date): Promise<void> {
  const isRead = which === "all" ? isNotNull(notices.readAt) : undefined;
  return change(db, and(inboxOf(reader), those(which), isRead), { deletedAt: now });
}

/** Brings back what was deleted. */
export function restoreNotices(db: Executor, customerId: number, ids: readonly number[]): Promise<void> {
  const isDeleted = and(eq(notices.customerId, customerId), those(ids), isNotNull(notices.deletedAt));
  return change(db, isDeleted, { deletedAt: null });
}

async function change(
  db: Executor,
  which: SQL | undefined,
  fields: Partial<Pick<Notice, "readAt" | "deletedAt">>,
): Promise<void> {
  await db.update(notices).set(fields).where(which);
}

function those(which: Which): SQL | undefined {
  return which === "all" ? undefined : inArray(notices.id, [...which]);
}

function inboxOf({ customerId, knowsNews }: InboxReader): SQL | undefined {
  return and(
    eq(notices.customerId, customerId),
    eq(notices.isShown, true),
    isNull(notices.deletedAt),
    knowsNews ? undefined : ne(notices.kind, "news"),
  );
}
