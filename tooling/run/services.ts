import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { portsOf } from "./ports.ts";
import { repository, type Service } from "./processes.ts";

const host = process.env["HOST"] || "127.0.0.1";
const { storefront: port, desk: deskPort, platform: backendPort } = portsOf(process.env);
/** Resolved against the caller's directory, because the services run in directories of their own. */
const dataDir = process.env["DATA_DIR"];
/** The address under which this machine reaches a server that listens on all addresses. */
const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;

const shopUrl = `http://${reachable}:${port}/pc/`;
const deskUrl = `http://${reachable}:${deskPort}/`;
export const opened = `Plaza is open at ${shopUrl}, the desk of its merchants at ${deskUrl}`;

/** The storefront, the desk and, unless `BACKEND_URL` names another platform, the bundled one behind them. */
export function services(mode: "production" | "development"): readonly Service[] {
  const backendProgram =
    mode === "development" ? ["--watch-path=src", "--watch-preserve-output", "src/main.ts"] : ["dist/main.js"];
  const storefront: Service = {
    name: "The storefront",
    command: ["node", "--conditions=@plaza/source", "server/main.ts"],
    directory: `${repository}apps/storefront`,
    environment: {
      NODE_ENV: mode,
      PORT: port,
      BACKEND_PORT: backendPort,
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
    },
    ready: `http://${reachable}:${port}/healthz`,
  };
  const desk: Service = {
    name: "The desk",
    command: ["node", "--conditions=@plaza/source", "server/main.ts"],
    directory: `${repository}apps/desk`,
    environment: {
      ...storefront.environment,
      PORT: deskPort,
      // The storefront's own address is not the desk's.
      PUBLIC_ORIGIN: process.env["DESK_ORIGIN"] ?? "",
    },
    ready: `${deskUrl}healthz`,
  };
  if (process.env["BACKEND_URL"]) return [storefront, desk];
  // What changes on the platform reaches the storefront at once; nobody else has to know the token of these two.
  const token = { INVALIDATION_TOKEN: process.env["INVALIDATION_TOKEN"] || randomUUID() };
  const backend: Service = {
    name: "The platform",
    command: ["node", ...backendProgram],
    directory: `${repository}apps/backend`,
    environment: {
      HOST: "127.0.0.1",
      // Whoever reaches the storefront reaches the platform, which becomes a demo by itself only on this machine alone.
      STOREFRONT_HOST: host,
      PORT: backendPort,
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
      // Only the storefront on this machine calls it, so the storefront's own TRUST_PROXY must not apply here.
      TRUST_PROXY: "loopback",
      DESK_ORIGIN: process.env["DESK_ORIGIN"] || new URL(deskUrl).origin,
      PUBLIC_ORIGIN: process.env["PUBLIC_ORIGIN"] || new URL(shopUrl).origin,
      ...(dataDir ? { DATA_DIR: resolve(dataDir) } : {}),
      ...token,
    },
    ready: `http://127.0.0.1:${backendPort}/api/index/config`,
  };
  return [backend, { ...storefront, environment: { ...storefront.environment, ...token } }, desk];
}
