import type { AuditedTableName } from "../store/audited-tables.ts";
import { agentName } from "../store/agent-name.ts";
import type { Executor } from "../store/database.ts";
import { inLanguage, type ReaderLanguage } from "../store/language.ts";
import { agents } from "../store/schema/agents.ts";
import { auditEntries } from "../store/schema/audit.ts";
import { desc, eq } from "../store/sql.ts";

export interface LastChange {
  /** "" where a command did it. */
  readonly by: string;
  readonly at: Date;
}

/** Who has changed each row of a small table last, by the key of the row; rows that nobody has changed are not there. */
export async function lastChanges(
  db: Executor,
  subject: AuditedTableName,
  language: ReaderLanguage,
): Promise<ReadonlyMap<string, LastChange>> {
  const rows = await db
    .selectDistinctOn([auditEntries.subjectId], {
      subjectId: auditEntries.subjectId,
      at: auditEntries.at,
      agent: agentName,
    })
    .from(auditEntries)
    .leftJoin(agents, eq(agents.id, auditEntries.agentId))
    .where(eq(auditEntries.subject, subject))
    .orderBy(auditEntries.subjectId, desc(auditEntries.id));
  return new Map(
    rows.map(({ subjectId, at, agent }) => [
      subjectId,
      { by: agent === null ? "" : inLanguage(agent, "nickname", language), at },
    ]),
  );
}
