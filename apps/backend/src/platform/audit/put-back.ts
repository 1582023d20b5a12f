import { isDeepStrictEqual } from "node:util";
import { DomainError } from "../http/domain-error.ts";
import { auditedTables, type AuditedTable, isAudited } from "../store/audited-tables.ts";
import type { Executor } from "../store/database.ts";
import type { Translations } from "../store/language.ts";
import { type AuditedValues, auditEntries } from "../store/schema/audit.ts";
import { and, eq, type SQL, sql } from "../store/sql.ts";

export type AuditEntry = typeof auditEntries.$inferSelect;

/**
 * What can be put back from the log: columns that describe a row and that no rule of a domain depends on. Prices, stock, states,
 * and rows that count their revisions, have calls of their own, which check what else a change of them needs.
 */
const reversibleColumns: Readonly<Partial<Record<keyof typeof auditedTables, readonly string[]>>> = {
  settings: ["value", "translations"],
  shops: ["intro", "translations", "logo", "cover", "banner", "phone"],
  shop_categories: ["name", "translations", "position", "is_shown"],
  quick_replies: ["title", "content", "translations", "position"],
};

/** Whether the change of an entry is of a kind that can be put back; the row may have changed since. */
export function mayPutBack({ subject, operation, before, after }: AuditEntry): boolean {
  const columns = isAudited(subject) ? (reversibleColumns[subject] ?? []) : [];
  // A setting has a row only where it is not the standard, so its row comes and goes.
  if (operation !== "update" && subject !== "settings") return false;
  if (subject === "shops" && !isDeepStrictEqual(otherTexts(before), otherTexts(after))) return false;
  return Object.keys(before ?? after ?? {}).every((column) => columns.includes(column));
}

/** A shop's translated name, which an operator accepts, and its addresses, which are checked when they are saved. */
function otherTexts(values: AuditedValues | null): unknown {
  const translations = Object.entries((values?.["translations"] ?? {}) as Translations<string>);
  const texts = translations.flatMap(([language, of]) =>
    Object.entries(of).map(([name, text]) => ({ language, name, text })),
  );
  return texts.filter(({ name }) => name !== "intro");
}

/**
 * Makes a row again what it was before a change.
 *
 * @param shopId of an owner, who may put back what is the shop's; null: an operator
 * @throws {DomainError} where there is no such entry, it cannot be put back, or the row has changed since
 */
export async function putBack(tx: Executor, id: number, shopId: number | null): Promise<void> {
  const isTheirs = shopId === null ? undefined : eq(auditEntries.shopId, shopId);
  const [entry] = await tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.id, id), isTheirs));
  if (entry === undefined) throw new DomainError("auditEntryGone", { notFound: true });
  const { subject } = entry;
  if (!isAudited(subject) || !mayPutBack(entry)) throw new DomainError("auditCannotPutBack");
  const { rowCount } = await tx.execute(reversal(entry, auditedTables[subject]));
  if ((rowCount ?? 0) === 0) throw new DomainError("auditChangedSince");
}

/** Touches the row only where it is still what the change has made of it. */
function reversal({ subject, subjectId, before, after }: AuditEntry, { key = "id" }: AuditedTable): SQL {
  const table = sql.identifier(subject);
  const row = sql`stored.${sql.identifier(key)}::text = ${subjectId}`;
  if (before === null) return sql`delete from ${table} as stored where ${row} and ${isStill(after)}`;
  const columns = Object.keys(before).map((column) => sql.identifier(column));
  const was = sql`jsonb_populate_record(null::${table}, ${JSON.stringify({ ...before, [key]: subjectId })}::jsonb) as was`;
  if (after === null) {
    const all = sql.join([sql.identifier(key), ...columns], sql`, `);
    return sql`insert into ${table} (${all}) select ${all} from ${was} on conflict do nothing`;
  }
  const values = columns.map((column) => sql`${column} = was.${column}`);
  return sql`update ${table} as stored set ${sql.join(values, sql`, `)} from ${was} where ${row} and ${isStill(after)}`;
}

function isStill(after: AuditedValues | null): SQL {
  const equal = Object.entries(after ?? {}).map(
    ([column, value]) =>
      sql`coalesce(to_jsonb(stored.${sql.identifier(column)}), 'null') = ${JSON.stringify(value)}::jsonb`,
  );
  return sql.join(equal, sql` and `);
}
