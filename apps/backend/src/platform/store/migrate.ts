import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { packageFolder } from "../package/package-files.ts";
import type { Connection, Database } from "./database.ts";
import { sql } from "./sql.ts";

/** Of `meta/_journal.json`, and beside it the statements. */
export const migrationsFolder = join(packageFolder, "drizzle");

/** Any number, as long as all nodes take the same: "plaza" read as base 36, shortened to 31 bits. */
const lockKey = Number.parseInt("plaza", 36) % 2 ** 31;

/** The commit with all migrations that the baseline stands for. */
const versionBeforeBaseline = "3811b117";

/**
 * Brings the schema up to date and then runs `fill`. Of several nodes that start on one server at once, one does it
 * and the others wait for it.
 *
 * @throws {Error} with a message for people when the store is older than the first migration that there is
 */
export async function prepareStore(connection: Connection, fill: () => Promise<void>): Promise<void> {
  const prepare = async (): Promise<void> => {
    await refuseOlderThanBaseline(connection.db);
    await migrate(connection.db, { migrationsFolder });
    await fill();
  };
  // The lock would hold the only session that there is.
  if (connection.kind === "embedded") return prepare();
  const session = await connection.pool.connect();
  try {
    await session.query("select pg_advisory_lock($1)", [lockKey]);
    await prepare();
    await session.query("select pg_advisory_unlock($1)", [lockKey]);
    session.release();
  } catch (error) {
    // A lock ends with its session.
    session.release(true);
    throw error;
  }
}

/**
 * Drizzle runs each migration that is newer than the last one that a store has run. A store that has run what the baseline
 * stands for has a last migration of the baseline's time, so the baseline is not run there. In an older store it would be, and
 * would fail on tables that are there.
 */
async function refuseOlderThanBaseline(db: Database): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (baseline === undefined) throw new Error(`There are no migrations in ${migrationsFolder}`);
  const last = await lastMigrationOf(db);
  if (last === null || last >= baseline.folderMillis) return;
  throw new Error(
    `This store is too old for this version: its last migration is of ${new Date(last).toISOString()}. ` +
      `Start version ${versionBeforeBaseline} of Plaza once with it, which brings it up to date, and then this version`,
  );
}

/** When the last migration that a store has run was made, in milliseconds; null: it has run none. */
async function lastMigrationOf(db: Database): Promise<number | null> {
  const recorded = await db.execute<{ table: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as "table"`,
  );
  if ((recorded.rows[0]?.table ?? null) === null) return null;
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}
