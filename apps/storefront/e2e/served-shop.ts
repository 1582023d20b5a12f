import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ports } from "./ports.ts";

/** A shop of its own, opened for the first time: what a new installation sees. The platform makes the folder. */
export const dataDirectory = (process.env["PLAZA_E2E_DATA"] ??= join(tmpdir(), `plaza-e2e-${randomUUID()}`));

interface ServedProcess {
  readonly command: readonly [string, ...string[]];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Answers with status 200 as soon as it can be asked. */
  readonly ready: string;
}

const storefrontFolder = fileURLToPath(new URL("../", import.meta.url));

/** The built shop as `npm start` runs it: platform, storefront and desk. */
export const shop: ServedProcess = {
  command: ["node", "e2e/run-shop.ts"],
  directory: storefrontFolder,
  environment: {
    HOST: "127.0.0.1",
    PORT: String(ports.storefront),
    BACKEND_PORT: String(ports.backend),
    DESK_PORT: String(ports.desk),
    DATA_DIR: dataDirectory,
    LOG_LEVEL: "error",
    BACKEND_URL: "",
    PLAZA_MODE: "demo",
  },
  ready: `http://127.0.0.1:${ports.storefront}/readyz`,
};

/** A second storefront before the same platform, whose public addresses are paths. */
export const pathStorefront: ServedProcess = {
  command: ["node", "--conditions=@plaza/source", "server/main.ts"],
  directory: storefrontFolder,
  environment: {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(ports.pathStorefront),
    BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
    ROUTER_URLS: "path",
    LOG_LEVEL: "error",
  },
  ready: `http://127.0.0.1:${ports.pathStorefront}/healthz`,
};
