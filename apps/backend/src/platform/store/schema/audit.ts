import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "../sql.ts";

export const auditOperations = ["insert", "update", "delete"] as const;

/** What a row was, or is, in the columns that have changed. */
export type AuditedValues = Readonly<Record<string, unknown>>;

/**
 * What people at the desk, and commands, have changed: a row for each row that they have changed. Triggers write them, so no
 * call can forget to; nothing changes or deletes them. They outlive the accounts and shops that they name.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The transaction: what has the same is one change. */
    change: bigint({ mode: "number" }).notNull(),
    /** The call of the desk, of either namespace, or `command:` and the name of a command. */
    action: text().notNull(),
    /** Null: a command did it, or somebody who had not logged in. */
    agentId: integer("agent_id"),
    /** Whose the row is, or who works for which shop has changed it; null: the platform's. */
    shopId: integer("shop_id"),
    /** The table, and the key of the row there. */
    subject: text().notNull(),
    subjectId: text("subject_id").notNull(),
    /** What people call the row; "" for one without a name. */
    title: text().notNull(),
    operation: text({ enum: auditOperations }).notNull(),
    /** Null: the row was not there before, or is not there afterwards. */
    before: jsonb().$type<AuditedValues>(),
    after: jsonb().$type<AuditedValues>(),
  },
  (entry) => [
    index("audit_entries_subject").on(entry.subject, entry.subjectId, entry.id),
    index("audit_entries_agent").on(entry.agentId, entry.id),
    index("audit_entries_shop").on(entry.shopId, entry.id),
  ],
);
