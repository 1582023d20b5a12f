import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@plaza/tooling/free-port";
import { endServer, untilReady } from "@plaza/tooling/server-process";
import type { Answers, Question } from "./process-report.ts";

const storefrontDirectory = fileURLToPath(new URL("../", import.meta.url));
const backendDirectory = fileURLToPath(new URL("../../backend/", import.meta.url));

export interface ShopUnderLoad {
  readonly storefrontUrl: string;
  readonly backendUrl: string;
  /** Asks the storefront's process about itself. */
  readonly ask: <Asked extends Question>(question: Asked) => Promise<Answers[Asked]>;
  /** Ends both servers and removes their data. */
  readonly close: () => Promise<void>;
}

export interface ShopOptions {
  /** Further options of the storefront's Node. */
  readonly nodeOptions?: readonly string[];
  /** False leaves every process on all cores: a browser needs more than what is left. */
  readonly ownCore?: boolean;
  /** True lets visitors share pages, as they do; else each page is made anew. */
  readonly sharesPages?: boolean;
}

/** True where the storefront can have a core of its own. */
export const canPin = availableParallelism() > 1 && spawnSync("taskset", ["--version"]).status === 0;

const storefrontCore = "0";
const otherCores = `1-${availableParallelism() - 1}`;

function start(directory: string, command: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  const [file = "node", ...args] = command;
  return spawn(file, args, {
    cwd: directory,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      // All load comes from one address.
      RATE_LIMIT: "0",
      ...environment,
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/**
 * A demo marketplace of its own on free ports: the storefront's production build alone on the first core, the platform
 * (on the embedded database) and this process, which makes the load, on the others.
 */
export async function openShop(options: ShopOptions = {}): Promise<ShopUnderLoad> {
  const { nodeOptions = [], ownCore = true, sharesPages = false } = options;
  const data = await mkdtemp(join(tmpdir(), "plaza-bench-"));
  const pins = canPin && ownCore;
  const children: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    for (const child of children.toReversed()) await endServer(child);
    await rm(data, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)));
  // An error that nobody catches ends this process at once, such as a table that is written to a pipe whose reader has gone.
  process.once("exit", () => {
    for (const child of children) child.kill();
  });

  const pinnedTo = (cores: string, command: readonly string[]): readonly string[] =>
    pins ? ["taskset", "-c", cores, ...command] : command;

  try {
    if (pins) spawnSync("taskset", ["-a", "-cp", otherCores, String(process.pid)]);
    const [backendPort, port] = [await freePort(), await freePort()];
    const backendUrl = `http://127.0.0.1:${backendPort}`;
    const storefrontUrl = `http://127.0.0.1:${port}`;
    const backend = start(backendDirectory, pinnedTo(otherCores, ["node", "dist/main.js"]), {
      PORT: String(backendPort),
      BACKEND_PORT: "",
      DATA_DIR: data,
      DATABASE_URL: "",
      PLAZA_MODE: "demo",
      PUBLIC_URL: "",
    });
    children.push(backend);
    await untilReady(backend, `${backendUrl}/healthz`, "The platform");
    const report = new URL("process-report.ts", import.meta.url).href;
    const node = ["node", "--conditions=@plaza/source", ...nodeOptions, "--import", report, "server/main.ts"];
    const storefront = start(storefrontDirectory, pinnedTo(storefrontCore, node), {
      PORT: String(port),
      BACKEND_URL: backendUrl,
      ROUTER_URLS: "",
      PAGE_CACHE_SECONDS: sharesPages ? "" : "0",
      IMAGE_CACHE_DIR: join(data, "images"),
    });
    children.push(storefront);
    await untilReady(storefront, `${storefrontUrl}/readyz`, "The storefront");
    return {
      storefrontUrl,
      backendUrl,
      close,
      ask: async (question) => {
        const answered = once(storefront, "message");
        storefront.send(question);
        const [answer] = await answered;
        return answer;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
