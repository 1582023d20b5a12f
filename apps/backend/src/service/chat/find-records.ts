import { isPrivatePath } from "../../platform/files/upload-paths.ts";
import { linkedUntil } from "../../platform/files/upload-links.ts";
import type { Page } from "../../platform/http/query.ts";
import type { Services } from "../../platform/http/services.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { chatRecords, conversations } from "../../platform/store/schema/chat.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { and, asc, count, desc, eq, gt, inArray, lt, type SQL } from "../../platform/store/sql.ts";
import { imageKind } from "./content.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** A record with what is shown of who has sent it. */
export type ShownRecord = Awaited<ReturnType<typeof rowsOf>>[number] & {
  /** The path of its image, from where the platform is; null: it has none. */
  readonly imagePath: string | null;
};

type Reading = Pick<Services, "db" | "now" | "uploadLinks">;

/** A page of records, the newest page first, in each page the oldest first. */
export async function pageOfRecords(
  services: Reading,
  { which, page, beforeId }: { readonly which: SQL | undefined; readonly page: Page; readonly beforeId: number | null },
): Promise<{ readonly records: readonly ShownRecord[]; readonly total: number }> {
  const meant = and(which, beforeId === null ? undefined : lt(chatRecords.id, beforeId));
  const ids = services.db
    .select({ id: chatRecords.id })
    .from(chatRecords)
    .where(meant)
    .orderBy(desc(chatRecords.id))
    .limit(page.size)
    .offset(page.offset);
  const [rows, counted] = await Promise.all([
    rowsOf(services.db, inArray(chatRecords.id, ids), page.size),
    services.db.select({ total: count() }).from(chatRecords).where(meant),
  ]);
  return { records: await withImages(services, rows), total: singleRow(counted).total };
}

const maxAtOnce = 100;

/** What was added to a conversation after a record, the oldest first; at most a hundred. */
export async function recordsAfter(
  services: Reading,
  conversationId: number,
  after: number,
): Promise<readonly ShownRecord[]> {
  const isNew = and(eq(chatRecords.conversationId, conversationId), gt(chatRecords.id, after));
  return withImages(services, await rowsOf(services.db, isNew, maxAtOnce));
}

export async function oneRecord(services: Reading, id: number): Promise<ShownRecord | null> {
  const [found] = await withImages(services, await rowsOf(services.db, eq(chatRecords.id, id), 1));
  return found ?? null;
}

function rowsOf(db: Executor, which: SQL | undefined, most: number) {
  return db
    .select({
      record: chatRecords,
      shopId: conversations.shopId,
      customer: { nickname: customers.nickname, avatar: customers.avatar },
      agent: { nickname: agents.nickname, translations: agents.translations, avatar: agents.avatar },
    })
    .from(chatRecords)
    .innerJoin(conversations, eq(conversations.id, chatRecords.conversationId))
    .innerJoin(customers, eq(customers.id, chatRecords.customerId))
    .innerJoin(agents, eq(agents.id, chatRecords.agentId))
    .where(which)
    .orderBy(asc(chatRecords.id))
    .limit(most);
}

/** Pictures of conversations are private: whoever gets the record gets an address that is good for minutes. */
function withImages(
  { uploadLinks, now }: Reading,
  rows: Awaited<ReturnType<typeof rowsOf>>,
): Promise<readonly ShownRecord[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { kind, body } = row.record;
      if (kind !== imageKind) return { ...row, imagePath: null };
      if (!isPrivatePath(body)) return { ...row, imagePath: body };
      return { ...row, imagePath: (await uploadLinks.link(body, linkedUntil(now()))).slice(1) };
    }),
  );
}
