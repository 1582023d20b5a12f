import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { operateRunning } from "@plaza/backend/operate";
import { freePort } from "@plaza/tooling/free-port";
import { endServer, untilReady } from "@plaza/tooling/server-process";
import type { Platform } from "./customers.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** A shop that a journey may kill: its platform can be stopped and started, and answers can get lost on the way. */
export interface OwnShop extends Platform {
  /** Origin of the storefront. */
  readonly url: string;
  /** The platform does what is asked next by this call and dies before the answer is out. */
  readonly dieOnAnswerTo: (call: string) => void;
  readonly stopPlatform: () => Promise<void>;
  readonly startPlatform: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openOwnShop(): Promise<OwnShop> {
  const directory = await mkdtemp(join(tmpdir(), "plaza-own-shop-"));
  const [platformPort, linePort, shopPort] = [await freePort(), await freePort(), await freePort()];
  const platformUrl = `http://127.0.0.1:${platformPort}`;
  const url = `http://127.0.0.1:${shopPort}`;
  let platform: ChildProcess | null = null;
  let doomed: string | null = null;

  async function startPlatform(): Promise<void> {
    platform = run("apps/backend", ["dist/main.js"], {
      HOST: "127.0.0.1",
      DATA_DIR: directory,
      DATABASE_URL: "",
      PLAZA_MODE: "demo",
      PORT: String(platformPort),
      BACKEND_PORT: "",
      DEMO_AUTOPILOT: "off",
      TRUST_PROXY: "loopback",
    });
    await untilReady(platform, `${platformUrl}/healthz`, "The platform").catch(async (error: unknown) => {
      // Nobody else knows of it, and it would work on beside all other tests.
      await stopPlatform("SIGKILL");
      throw error;
    });
  }
  async function stopPlatform(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const running = platform;
    platform = null;
    if (running !== null) await endServer(running, signal);
  }
  const line = await openLine(linePort, platformPort, async (path) => {
    if (doomed === null || !path.toLowerCase().endsWith(doomed.toLowerCase())) return false;
    doomed = null;
    await stopPlatform("SIGKILL");
    return true;
  });
  await startPlatform();
  const storefront = run("apps/storefront", ["--conditions=@plaza/source", "server/main.ts"], {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(shopPort),
    BACKEND_URL: `http://127.0.0.1:${linePort}`,
    IMAGE_CACHE_DIR: join(directory, "images"),
  });
  await untilReady(storefront, `${url}/readyz`, "The storefront");

  return {
    url,
    platform: platformUrl,
    operate: (...args) => operateRunning(directory, ...args),
    dieOnAnswerTo: (call) => {
      doomed = `/api/${call}`;
    },
    startPlatform,
    stopPlatform,
    close: async () => {
      await endServer(storefront);
      await stopPlatform();
      line.closeAllConnections();
      line.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Everything between storefront and platform goes over it. */
async function openLine(
  port: number,
  platformPort: number,
  isLost: (path: string) => Promise<boolean>,
): Promise<Server> {
  const line = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const onward = request({ host: "127.0.0.1", port: platformPort, method, path: url, headers });
    onward.on("response", (response) => void relay(response, answer, () => isLost((url ?? "").split("?")[0] ?? "")));
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  line.listen(port, "127.0.0.1");
  await once(line, "listening");
  return line;
}

async function relay(response: IncomingMessage, answer: ServerResponse, isLost: () => Promise<boolean>): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(Buffer.from(part));
  if (await isLost()) {
    answer.destroy();
    return;
  }
  // How long a connection is kept is for the line to say: it closes its own when it likes.
  const { connection: _, "keep-alive": __, ...headers } = response.headers;
  answer.writeHead(response.statusCode ?? 502, headers).end(Buffer.concat(parts));
}

function run(folder: string, command: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn("node", command, {
    cwd: join(repository, folder),
    env: { ...process.env, LOG_LEVEL: "fatal", ...environment },
    stdio: "ignore",
  });
}
