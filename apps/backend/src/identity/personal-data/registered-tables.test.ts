import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { platform } from "../../domains.ts";
import { getTableConfig, getTableName, is, PgTable } from "../../platform/store/sql.ts";

const folder = new URL("../../platform/store/schema/", import.meta.url);

async function allTables(): Promise<readonly PgTable[]> {
  const files = await readdir(folder);
  const modules: readonly Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ new URL(file, folder).pathname)),
  );
  return modules.flatMap((each) => Object.values(each)).filter((each): each is PgTable => is(each, PgTable));
}

const parentsOf = (table: PgTable): readonly string[] =>
  getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));

/** Tables that refer to customers, and those that refer to such a table. */
function withCustomers(tables: readonly PgTable[], known: ReadonlySet<string> = new Set(["customers"])): Set<string> {
  const more = tables.filter((table) => parentsOf(table).some((parent) => known.has(parent))).map(getTableName);
  const all = new Set([...known, ...more]);
  return all.size === known.size ? all : withCustomers(tables, all);
}

test("a table that refers to customers is registered by the domain that exports and erases it", async () => {
  const tables = await allTables();
  const wanted = withCustomers(tables);
  expect(wanted.size).toBeGreaterThan(20);
  const registered = new Set(platform.personalData.flatMap((each) => each.tables.map(getTableName)));
  expect([...wanted].filter((name) => !registered.has(name))).toEqual([]);
});

test("a table that names customers by their telephone is registered as well", async () => {
  const names = (await allTables())
    .filter((table) => getTableConfig(table).columns.some(({ name }) => /mobile|telephone/.test(name)))
    .map(getTableName);
  const registered = new Set(platform.personalData.flatMap((each) => each.tables.map(getTableName)));
  expect(names.filter((name) => !registered.has(name))).toEqual([]);
});
