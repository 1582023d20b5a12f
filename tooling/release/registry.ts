import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDefaultConfig, runServer } from "verdaccio";

export interface Registry {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** An npm registry on a free loopback port. It holds nothing at first, asks no other registry, and is gone when closed. */
export async function startRegistry(): Promise<Registry> {
  const storage = mkdtempSync(join(tmpdir(), "plaza-registry-"));
  const server: Server = await runServer({
    ...getDefaultConfig(),
    storage,
    configPath: join(storage, "config.yaml"),
    self_path: storage,
    uplinks: {},
    packages: { "**": { access: "$all", publish: "$all" } },
    web: { enable: false },
    log: { type: "stdout", format: "pretty", level: "fatal" },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The registry has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(storage, { recursive: true, force: true });
    },
  };
}
