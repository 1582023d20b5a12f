import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { storeDump } from "./store-dump.ts";

/** Lays the store of a demo into a data directory, as the first start of one would in many seconds. */
export async function layDemoStore(dataDir: string): Promise<void> {
  const engine = await PGlite.create({
    dataDir: join(dataDir, "pglite"),
    loadDataDir: await storeDump("demo"),
  });
  await engine.close();
}
