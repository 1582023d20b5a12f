import { join } from "node:path";
import { type Connection, connect, type Database } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { prepareStore } from "./migrate.ts";

export interface Store {
  readonly connection: Connection;
  close(): Promise<void>;
}

export interface StoreLocation {
  /** A PostgreSQL server, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Absolute path: embedded database, uploads, composed images. */
  readonly dataDir: string;
}

export interface StoreOptions extends StoreLocation {
  /** Puts into a store what it has to hold; is called on each start, on one node at a time. Without it nothing is put there. */
  readonly fill?: (db: Database) => Promise<void>;
}

/**
 * The store, up to date and filled.
 *
 * @throws {DirectoryInUse} when another process has the embedded database open
 * @throws {Error} with a message for people when the database cannot be reached
 */
export async function openStore({ databaseUrl, dataDir, fill }: StoreOptions): Promise<Store> {
  const unlock = databaseUrl === null ? await lockDirectory(join(dataDir, "backend.lock")) : null;
  let connection: Connection | null = null;
  try {
    const location = databaseUrl === null ? { directory: join(dataDir, "pglite") } : { url: databaseUrl };
    const opened = await connect(location, (error) => process.emitWarning(error));
    connection = opened;
    await prepareStore(opened, async () => fill?.(opened.db));
    return {
      connection: opened,
      close: async () => {
        await opened.close();
        await unlock?.();
      },
    };
  } catch (error) {
    await connection?.close();
    await unlock?.();
    throw error;
  }
}
