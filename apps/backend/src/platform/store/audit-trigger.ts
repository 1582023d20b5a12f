import { type AuditedTable, auditedTables, type AuditedTableName } from "./audited-tables.ts";

/** What the trigger of a table is given: key, title and shop columns ("" for none), columns and secret columns. */
export function auditArguments(name: AuditedTableName): readonly string[] {
  const { key = "id", title, shop = "shop_id", columns, secrets = [] }: AuditedTable = auditedTables[name];
  return [key, title ?? "", shop ?? "", columns.join(","), secrets.join(",")];
}

/** The statement by which a migration creates the trigger of a table. */
export function auditTrigger(name: AuditedTableName): string {
  const given = auditArguments(name).map((each) => `'${each}'`);
  return [
    `CREATE TRIGGER "${name}_audit" AFTER INSERT OR UPDATE OR DELETE ON "${name}"`,
    `FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"(${given.join(", ")});`,
  ].join("\n");
}
