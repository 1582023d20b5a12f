import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { expect, test } from "vitest";
import { openEmbedded } from "./embedded-database.ts";

const all = fileURLToPath(new URL("../../drizzle", import.meta.url));

/** The migrations as they were before one of them came. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "plaza-migrations-"));
  await cp(all, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as { readonly entries: readonly { readonly tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

test("accounts that differed only in their capitals are told apart by their ids, and one keeps its name", async () => {
  const before = await migrationsBefore("0043_accounts_in_any_letters");
  const { pool, engine } = await openEmbedded({ dump: null });
  try {
    const db = drizzle(pool);
    await migrate(db, { migrationsFolder: before });
    await pool.query(`insert into agents (id, account, nickname, password_hash, is_automatic, is_disabled, created_at) values
      (1, 'ANNA', 'A', null, true, false, now()),
      (2, 'aNNA', 'A', 'hash', false, true, now()),
      (3, 'Anna', 'A', 'hash', false, false, now()),
      (4, 'anna', 'A', 'hash', false, false, now()),
      (5, 'Ben', 'B', 'hash', false, false, now()),
      (6, '${"c".repeat(32)}', 'C', 'hash', false, false, now()),
      (7, '${"C".repeat(32)}', 'C', 'hash', false, false, now())`);
    await migrate(db, { migrationsFolder: all });
    const { rows } = await pool.query<{ account: string }>("select account from agents order by id");
    const accounts = rows.map(({ account }) => account);
    const long = ["c".repeat(32), `${"C".repeat(21)}-7`];
    expect(accounts).toEqual(["ANNA-1", "aNNA-2", "Anna", "anna-4", "Ben", ...long]);
  } finally {
    await pool.end();
    await engine.close();
    await rm(before, { recursive: true });
  }
}, 60_000);
