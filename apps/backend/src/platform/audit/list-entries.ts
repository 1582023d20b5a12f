import type { Executor } from "../store/database.ts";
import { agentName } from "../store/agent-name.ts";
import { agents } from "../store/schema/agents.ts";
import { auditEntries } from "../store/schema/audit.ts";
import { shops } from "../store/schema/merchants.ts";
import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL } from "../store/sql.ts";

/** Which entries are wanted; null: all. */
export interface EntryFilter {
  /** An owner sees what concerns the shop; null: an operator sees everything. */
  readonly shopId: number | null;
  readonly subject: string | null;
  readonly subjectId: string | null;
  /** A part of the account or the name of who has changed it. */
  readonly who: string | null;
  readonly from: Date | null;
  /** No longer part of it. */
  readonly until: Date | null;
  /** Only older entries than this one. */
  readonly before: number | null;
}

/** Recorded changes, the newest first; one more than `size` where there are more. */
export async function listEntries(db: Executor, filter: EntryFilter, size: number) {
  return db
    .select({ entry: auditEntries, agent: { account: agents.account, ...agentName }, shopName: shops.name })
    .from(auditEntries)
    .leftJoin(agents, eq(agents.id, auditEntries.agentId))
    .leftJoin(shops, eq(shops.id, auditEntries.shopId))
    .where(and(...conditions(db, filter)))
    .orderBy(desc(auditEntries.id))
    .limit(size + 1);
}

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>[number];

/** Found first, so that the entries of somebody who has changed little are not searched for among all. */
function agentsLike(db: Executor, pattern: string) {
  return db
    .select({ id: agents.id })
    .from(agents)
    .where(or(ilike(agents.account, pattern), ilike(agents.nickname, pattern)));
}

function conditions(
  db: Executor,
  { shopId, subject, subjectId, who, from, until, before }: EntryFilter,
): readonly (SQL | undefined)[] {
  const pattern = who === null ? null : `%${who.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return [
    shopId === null ? undefined : eq(auditEntries.shopId, shopId),
    subject === null ? undefined : eq(auditEntries.subject, subject),
    subjectId === null ? undefined : eq(auditEntries.subjectId, subjectId),
    pattern === null ? undefined : inArray(auditEntries.agentId, agentsLike(db, pattern)),
    from === null ? undefined : gte(auditEntries.at, from),
    until === null ? undefined : lt(auditEntries.at, until),
    before === null ? undefined : lt(auditEntries.id, before),
  ];
}
