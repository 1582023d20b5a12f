import { chmod, mkdir } from "node:fs/promises";
import type { PGlite, PGliteOptions } from "@electric-sql/pglite";
import { Client, type ClientBase, type ClientConfig, escapeIdentifier, Pool } from "pg";
import type { Listening } from "./listen-on-server.ts";
import { prepareSession } from "./prepare-session.ts";

export interface EmbeddedLocation {
  /** Of its own; null: an empty store in memory. */
  readonly directory: string | null;
}

export interface Embedded {
  readonly engine: PGlite;
  readonly pool: Pool;
  /** Hears a channel of the one session that there is, so nothing is ever missed. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<Listening>;
}

/**
 * PostgreSQL's own settings suit a server with gigabytes. To lay out 128 MB for buffers takes half a second of each start and
 * 70 MB, where all of a marketplace is some 40 MB; and of the log of changes, 80 MB of old files are kept for reuse.
 */
const settings = ["shared_buffers=32MB", "min_wal_size=32MB", "wal_recycle=off"].flatMap((setting) => ["-c", setting]);

/** PGlite behind the interface of node-postgres, so that everything above it is the same as for a server. */
export async function openEmbedded({ directory }: EmbeddedLocation): Promise<Embedded> {
  const [{ PGlite }, { pg_trgm }, { createPgConfig }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("@electric-sql/pglite/node-postgres"),
  ]);
  const options: PGliteOptions = { extensions: { pg_trgm }, startParams: [...PGlite.defaultStartParams, ...settings] };
  if (directory !== null) {
    await mkdir(directory, { recursive: true });
    // PGlite creates its files readable and writable for everybody on the machine.
    await chmod(directory, 0o700);
  }
  const engine = await PGlite.create({ ...options, dataDir: directory ?? "memory://" });
  /**
   * Each client has a connection of its own: the pool ends that of a client whose query has failed, and a shared one
   * would end for the next client, too.
   */
  class EmbeddedClient extends Client {
    constructor(config?: ClientConfig) {
      const { connection } = createPgConfig(engine);
      // Drizzle gives node-postgres its type parsers under the name that the wire protocol uses for parameter types;
      // PGlite forwards them and fails with "types?.forEach is not a function".
      const parse = connection.parse.bind(connection);
      connection.parse = (query: { types?: unknown }) =>
        parse(Array.isArray(query.types) ? query : { ...query, types: undefined });
      const own = { ...config, connection };
      super(own);
    }
  }
  const heard = new Map<string, Set<(payload: string) => void>>();
  engine.onNotification((channel, payload) => {
    for (const onMessage of heard.get(channel) ?? []) onMessage(payload);
  });
  /** Resets the session, which is still that of the client before, and has it listen as it did. */
  const resetSession = async (client: ClientBase): Promise<void> => {
    await client.query("rollback");
    await client.query("discard all");
    for (const channel of heard.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    await prepareSession(client);
  };
  // One session only: a query on the pool inside a transaction would wait for itself, so it fails after 15 s instead.
  const config = {
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
    onConnect: resetSession,
  };
  const pool = new Pool(config);
  const listen: Embedded["listen"] = async (channel, onMessage) => {
    const listeners = heard.get(channel) ?? new Set();
    heard.set(channel, listeners.add(onMessage));
    await pool.query(`listen ${escapeIdentifier(channel)}`);
    return {
      close: async () => {
        listeners.delete(onMessage);
      },
    };
  };
  return { engine, pool, listen };
}
