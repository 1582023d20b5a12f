import type { Config } from "./config.ts";
import { refuseDemoStore } from "./demo/traces/refuse-demo-store.ts";
import { openStore, type Store } from "./platform/store/open-store.ts";

/**
 * The store that the environment names, in the demo with the marketplace in it.
 *
 * @throws {Error} in production, when a demo has filled it
 */
export function openConfiguredStore({ databaseUrl, dataDir, mode }: Config): Promise<Store> {
  return openStore({
    databaseUrl,
    dataDir,
    fill: async (db) => {
      if (mode === "production") return refuseDemoStore(db);
      const { seedDemo } = await import("./demo/marketplace/seed-demo.ts");
      await seedDemo(db, new Date());
    },
  });
}
