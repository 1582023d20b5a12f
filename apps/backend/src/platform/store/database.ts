import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { type EmbeddedLocation, openEmbedded } from "./embedded-database.ts";
import { type Listener, type Listening, listenOnServer } from "./listen-on-server.ts";
import { prepareSession } from "./prepare-session.ts";
import type { PgDatabase } from "./sql.ts";

export type Database = NodePgDatabase;

/** A database or a transaction of it: what rules are functions of. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

export interface Connection {
  readonly db: Database;
  readonly pool: Pool;
  /** An embedded database has one session: whoever holds it keeps all others waiting. */
  readonly kind: "embedded" | "server";
  /** Of the server, for a thread that connects to it by itself; null: embedded. */
  readonly server: ServerLocation | null;
  /** Hears what is said on a channel with NOTIFY, once the transaction that says it is committed. */
  listen(channel: string, listener: Listener): Promise<Listening>;
  close(): Promise<void>;
}

export interface ServerLocation {
  readonly url: string;
  /** Held at once, at most: 10 unless said. */
  readonly connections?: number;
  /** When the server ends a statement; without it never. An embedded database has no clock for that. */
  readonly statementMs?: number;
}

export type DatabaseLocation = ServerLocation | EmbeddedLocation;

/**
 * @param onIdleError is told when the server drops a connection that nobody was using; the pool replaces it by itself
 */
export async function connect(location: DatabaseLocation, onIdleError: (error: Error) => void): Promise<Connection> {
  if (!("url" in location)) {
    const embedded = await openEmbedded(location);
    const { pool, engine } = embedded;
    return {
      db: drizzle({ client: pool }),
      pool,
      kind: "embedded",
      server: null,
      listen: (channel, { onMessage }) => embedded.listen(channel, onMessage),
      close: async () => {
        await pool.end();
        await engine.close();
      },
    };
  }
  const pool = new Pool({
    connectionString: location.url,
    max: location.connections ?? 10,
    // A query waits for a connection as long as clients wait for an answer.
    connectionTimeoutMillis: 8000,
    statement_timeout: location.statementMs ?? false,
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
    server: location,
    listen: (channel, listener) => listenOnServer(location.url, channel, listener),
    close: () => pool.end(),
  };
}

/** Where a host has several addresses, the reasons of a failed connection are in the parts of an AggregateError. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
