import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { type Connection, connect } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import type { UploadSource } from "./files/routes.ts";
import { uploadDirectory } from "./files/upload-directory.ts";
import { prepareStore } from "./migrate.ts";

/** A backend whose store is open and up to date, but that does not listen yet. */
export interface Backend {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  /** Answers what is still open, writes out counts, closes the store. */
  close(): Promise<void>;
}

/**
 * @throws {DirectoryInUse} when another process has the embedded database open
 * @throws {Error} with a message for people when the database cannot be reached
 */
export async function openBackend(config: Config): Promise<Backend> {
  const unlock = config.databaseUrl === null ? await lockDirectory(join(config.dataDir, "backend.lock")) : null;
  let connection: Connection | null = null;
  try {
    const location =
      config.databaseUrl === null ? { directory: join(config.dataDir, "pglite") } : { url: config.databaseUrl };
    const opened = await connect(location, (error) => process.emitWarning(error));
    connection = opened;
    await prepareStore(opened, async () => {
      if (config.mode === "production") return;
      const { seedDemo } = await import("./demo/seed.ts");
      await seedDemo(opened.db, new Date());
    });
    const app = createApp({ connection: opened, config, uploads: await uploadSources(config) });
    return {
      app,
      connection: opened,
      close: async () => {
        await app.close();
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

export async function uploadSources(config: Pick<Config, "dataDir" | "mode">): Promise<readonly UploadSource[]> {
  const uploaded = uploadDirectory(config.dataDir);
  if (config.mode === "production") return [uploaded];
  const { demoPictures } = await import("./demo/demo-pictures.ts");
  return [uploaded, demoPictures(join(config.dataDir, "pictures"))];
}
