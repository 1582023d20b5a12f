import { join } from "node:path";
import type { Config } from "../config.ts";
import { type Connection, connect } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { prepareStore } from "./migrate.ts";

export interface Store {
  readonly connection: Connection;
  close(): Promise<void>;
}

/**
 * The store, up to date and in the demo filled.
 *
 * @throws {DirectoryInUse} when another process has the embedded database open
 * @throws {Error} with a message for people when the database cannot be reached
 */
export async function openStore({ databaseUrl, dataDir, mode }: Config): Promise<Store> {
  const unlock = databaseUrl === null ? await lockDirectory(join(dataDir, "backend.lock")) : null;
  let connection: Connection | null = null;
  try {
    const location = databaseUrl === null ? { directory: join(dataDir, "pglite") } : { url: databaseUrl };
    const opened = await connect(location, (error) => process.emitWarning(error));
    connection = opened;
    await prepareStore(opened, async () => {
      if (mode === "production") return;
      const { seedDemo } = await import("../demo/seed-demo.ts");
      await seedDemo(opened.db, new Date());
    });
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
