import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { operateRunning } from "@plaza/backend/operate";
import { createPrivateDatabase, type PrivateDatabase } from "@plaza/backend/private-database";
import { freePort } from "@plaza/tooling/free-port";
import { endServer, untilReady } from "@plaza/tooling/server-process";
import type { Platform } from "./customers.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** A storefront and the platform behind it, as if on a machine of their own. */
export interface ShopNode extends Platform {
  /** Origin of the storefront. */
  readonly url: string;
  /** Without any grace. */
  readonly killPlatform: () => Promise<void>;
  readonly startPlatform: () => Promise<void>;
  /** Without any grace. Nobody starts it again. */
  readonly killStorefront: () => Promise<void>;
}

/** Nodes of one shop: they share a database and a Redis, and nothing else. */
export interface ShopOfNodes {
  readonly nodes: readonly [ShopNode, ShopNode];
  readonly database: PrivateDatabase;
  readonly close: () => Promise<void>;
}

export async function openShopOfNodes(databaseServer: string, redisUrl: string): Promise<ShopOfNodes> {
  const database = await createPrivateDatabase(databaseServer);
  const directory = await mkdtemp(join(tmpdir(), "plaza-nodes-"));
  const running: ChildProcess[] = [];
  const shared = { INVALIDATION_TOKEN: "a-token-of-the-journeys", LOG_LEVEL: "fatal", HOST: "127.0.0.1" };

  function run(
    folder: string,
    command: readonly string[],
    environment: Readonly<Record<string, string>>,
  ): ChildProcess {
    const child = spawn("node", command, {
      cwd: join(repository, folder),
      env: { ...process.env, ...shared, ...environment },
      stdio: "ignore",
    });
    running.push(child);
    return child;
  }

  async function openNode(name: string): Promise<ShopNode> {
    const [platformPort, shopPort] = [await freePort(), await freePort()];
    const platform = `http://127.0.0.1:${platformPort}`;
    const url = `http://127.0.0.1:${shopPort}`;
    const dataDirectory = join(directory, name);
    let child: ChildProcess | null = null;
    const startPlatform = async (): Promise<void> => {
      child = run("apps/backend", ["dist/main.js"], {
        DATABASE_URL: database.url,
        REDIS_URL: redisUrl,
        DATA_DIR: dataDirectory,
        PLAZA_MODE: "demo",
        DEMO_AUTOPILOT: "off",
        TRUST_PROXY: "loopback",
        PORT: String(platformPort),
        BACKEND_PORT: "",
      });
      await untilReady(child, `${platform}/healthz`, "The platform");
    };
    await startPlatform();
    const storefront = run("apps/storefront", ["--conditions=@plaza/source", "server/main.ts"], {
      NODE_ENV: "production",
      PORT: String(shopPort),
      BACKEND_URL: platform,
      IMAGE_CACHE_DIR: join(dataDirectory, "images"),
      // Nothing but what the platform says makes a page outdated.
      PAGE_CACHE_SECONDS: "90000",
    });
    await untilReady(storefront, `${url}/readyz`, "The storefront");
    return {
      url,
      platform,
      operate: (...line) => operateRunning(dataDirectory, ...line),
      startPlatform,
      killPlatform: async () => {
        if (child !== null) await endServer(child, "SIGKILL");
      },
      killStorefront: () => endServer(storefront, "SIGKILL"),
    };
  }

  const close = async (): Promise<void> => {
    await Promise.all(running.map((child) => endServer(child)));
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const nodes = await Promise.all([openNode("first"), openNode("second")]);
    return { nodes, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
