import { join } from "node:path";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { packageFolder } from "../package/package-files.ts";
import type { Connection } from "./database.ts";

const migrationsFolder = join(packageFolder, "drizzle");

/** Any number, as long as all nodes take the same: "plaza" read as base 36, shortened to 31 bits. */
const lockKey = Number.parseInt("plaza", 36) % 2 ** 31;

/**
 * Brings the schema up to date and then runs `fill`. Of several nodes that start on one server at once, one does it
 * and the others wait for it.
 */
export async function prepareStore(connection: Connection, fill: () => Promise<void>): Promise<void> {
  const prepare = async (): Promise<void> => {
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
