import { expect, test } from "vitest";
import { auditArguments, auditTrigger } from "./audit-trigger.ts";
import { type AuditedTable, auditedTables, type AuditedTableName, notAudited } from "./audited-tables.ts";
import { sql } from "./sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

const names = Object.keys(auditedTables) as AuditedTableName[];

onEachStore("audited tables", (backend) => {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await backend.db.execute<Record<string, string>>(query)).rows;

  test("every table is audited, or it is said why not", async () => {
    const rows = await rowsOf(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`);
    expect([...names, ...Object.keys(notAudited)].toSorted()).toEqual(rows.map(({ name = "" }) => name).toSorted());
  });

  test("every audited table has the trigger of its columns", async () => {
    const triggers = await rowsOf(sql`select relname as name, pg_get_triggerdef(pg_trigger.oid) as definition
      from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like '%\\_audit'`);
    const argumentsOf = (definition = ""): readonly string[] =>
      [...definition.slice(definition.indexOf("audit_change")).matchAll(/'([^']*)'/g)].map(([, given = ""]) => given);
    const given = Object.fromEntries(triggers.map(({ name, definition }) => [name, argumentsOf(definition)]));
    const wanted = Object.fromEntries(names.map((name) => [name, auditArguments(name)]));
    expect(given, names.map(auditTrigger).join("\n")).toEqual(wanted);
  });

  test("every recorded column is one of its table", async () => {
    const rows = await rowsOf(sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public'`);
    const known = new Set(rows.map(({ table, column }) => `${table}.${column}`));
    const recorded = names.flatMap((name) => {
      const { key = "id", title, shop = "shop_id", columns, secrets = [] }: AuditedTable = auditedTables[name];
      return [key, title, shop, ...columns, ...secrets].flatMap((column) =>
        column === null ? [] : `${name}.${column}`,
      );
    });
    expect(recorded.filter((column) => !known.has(column))).toEqual([]);
  });

  test("no recorded column shows a secret", () => {
    const shown = names.flatMap((name) => auditedTables[name].columns as readonly string[]);
    expect(shown.filter((column) => /hash|token|secret|mobile|telephone|password/.test(column))).toEqual([
      "must_change_password",
    ]);
  });
});
