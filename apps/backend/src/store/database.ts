import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { Pool } from "pg";
import { type EmbeddedLocation, openEmbedded } from "./embedded-database.ts";
import { prepareSession } from "./prepare-session.ts";

export type Database = NodePgDatabase;

/** A database or a transaction of it: what rules are functions of. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

export interface Connection {
  readonly db: Database;
  readonly pool: Pool;
  /** An embedded database has one session: whoever holds it keeps all others waiting. */
  readonly kind: "embedded" | "server";
  /** The whole store as a tar file; only an embedded one can give it. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

export type DatabaseLocation = { readonly url: string } | EmbeddedLocation;

/**
 * @param onIdleError is told when the server drops a connection that nobody was using; the pool replaces it by itself
 */
export async function connect(location: DatabaseLocation, onIdleError: (error: Error) => void): Promise<Connection> {
  if (!("url" in location)) {
    const { pool, engine } = await openEmbedded(location);
    return {
      db: drizzle({ client: pool }),
      pool,
      kind: "embedded",
      dump: () => engine.dumpDataDir("none"),
      close: async () => {
        await pool.end();
        await engine.close();
      },
    };
  }
  const pool = new Pool({
    connectionString: location.url,
    max: 10,
    // A query waits for a connection as long as clients wait for an answer.
    connectionTimeoutMillis: 8000,
    onConnect: prepareSession,
  });
  pool.on("error", onIdleError);
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw new Error(`The database cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
  return {
    db: drizzle({ client: pool }),
    pool,
    kind: "server",
    dump: () => Promise.reject(new Error("A server's store is dumped with pg_dump")),
    close: () => pool.end(),
  };
}

/** Where a host has several addresses, the reasons of a failed connection are in the parts of an AggregateError. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
