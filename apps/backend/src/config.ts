import { isIP, isIPv4 } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SmsWebhook } from "./codes/webhook-sender.ts";
import { isMode, type Mode, objectionsToDemo } from "./mode.ts";
import type { StoreLocation } from "./store/open-store.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

export interface Config extends StoreLocation {
  readonly host: string;
  readonly port: number;
  readonly mode: Mode;
  /** Whether it is a demo that nobody has asked for: it answers nobody but this very machine. */
  readonly isForThisMachineAlone: boolean;
  readonly logLevel: LogLevel;
  /** Origin that images are addressed under, without a trailing slash; null: the request's own. */
  readonly publicUrl: string | null;
  /** Where text messages are handed over; null: nowhere. */
  readonly smsWebhook: SmsWebhook | null;
  /** Whether codes are kept for the operator to read where there is no webhook: in the demo only. */
  readonly smsOutbox: boolean;
  /** Whether stand-ins for payment providers take payments without money: in the demo only. */
  readonly paymentSandbox: boolean;
  /** Whether the merchants play themselves: in the demo only. */
  readonly autopilot: boolean;
  /**
   * Whose `X-Forwarded-*` headers are believed: nobody's, everybody's, or those of a list of addresses. By default
   * those of this machine, where the storefront runs, which forwards the addresses of its shoppers.
   */
  readonly trustProxy: boolean | string;
}

export class ConfigError extends Error {
  override readonly name = "ConfigError";

  constructor(problems: readonly string[]) {
    super(`The environment cannot be used: ${problems.join("; ")}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const defaultDataDir = fileURLToPath(new URL("../../../.data", import.meta.url));

/**
 * Reads the whole configuration from the environment. An empty variable counts as not set.
 *
 * @throws {ConfigError} naming everything that is wrong at once
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const read = readerOf(environment);
  const location = storeLocation(read, problems);

  const portName = read("BACKEND_PORT") === null ? "PORT" : "BACKEND_PORT";
  const portText = read(portName) ?? "4000";
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > 65_535) problems.push(`${portName} must be a port number, not "${portText}"`);

  const stated = read("PLAZA_MODE");
  const objections = objectionsToDemo(read);
  const mode = stated ?? "demo";
  if (!isMode(mode)) problems.push(`PLAZA_MODE must be demo or production, not "${mode}"`);
  if (stated === null && objections.length > 0) {
    const choice = "say PLAZA_MODE=production, or PLAZA_MODE=demo (public passwords, play money)";
    problems.push(`${choice}, because ${objections.join(" and ")}`);
  }

  const logLevel = read("LOG_LEVEL") ?? "info";
  if (!isLogLevel(logLevel)) problems.push(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not "${logLevel}"`);

  const publicText = read("PUBLIC_URL");
  const publicUrl = publicText === null ? null : httpOrigin(publicText);
  if (publicText !== null && publicUrl === null) {
    problems.push(`PUBLIC_URL must be an http(s) origin like https://shop.example, not "${publicText}"`);
  }

  const trustProxy = trustedProxies(read("TRUST_PROXY") ?? "loopback");
  if (trustProxy === null) {
    problems.push(`TRUST_PROXY must be true, false, or addresses with commas between, not "${read("TRUST_PROXY")}"`);
  }

  const smsWebhook = { url: read("SMS_WEBHOOK_URL"), token: read("SMS_WEBHOOK_TOKEN") };
  if ((smsWebhook.url === null) !== (smsWebhook.token === null)) {
    problems.push("SMS_WEBHOOK_URL and SMS_WEBHOOK_TOKEN belong together");
  }
  if (smsWebhook.url !== null && !isHttps(smsWebhook.url)) {
    problems.push(`SMS_WEBHOOK_URL must begin with https://, not "${smsWebhook.url}"`);
  }

  const isDemo = mode === "demo";
  const demoSwitch = (name: string): boolean => {
    const text = read(name) ?? (isDemo ? "on" : "off");
    if (text !== "on" && text !== "off") problems.push(`${name} must be on or off, not "${text}"`);
    if (text === "on" && mode === "production") problems.push(`${name} is only for the demo`);
    return text === "on";
  };
  const smsOutbox = demoSwitch("SMS_OUTBOX");
  const paymentSandbox = demoSwitch("PAYMENT_SANDBOX");
  const autopilot = demoSwitch("DEMO_AUTOPILOT");

  if (problems.length > 0 || !isMode(mode) || !isLogLevel(logLevel) || trustProxy === null)
    throw new ConfigError(problems);
  return {
    host: read("HOST") ?? "127.0.0.1",
    port,
    ...location,
    mode,
    isForThisMachineAlone: stated === null,
    logLevel,
    publicUrl,
    smsOutbox,
    paymentSandbox,
    autopilot,
    smsWebhook: isComplete(smsWebhook) ? smsWebhook : null,
    trustProxy,
  };
}

/**
 * Where the store is, whatever else the environment says: for commands, which any platform's operator may need.
 *
 * @throws {ConfigError}
 */
export function readStoreLocation(environment: Environment): StoreLocation {
  const problems: string[] = [];
  const location = storeLocation(readerOf(environment), problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return location;
}

function readerOf(environment: Environment): (name: string) => string | null {
  return (name) => environment[name]?.trim() || null;
}

function storeLocation(read: (name: string) => string | null, problems: string[]): StoreLocation {
  const databaseUrl = read("DATABASE_URL");
  if (databaseUrl !== null && !/^postgres(?:ql)?:\/\//.test(databaseUrl)) {
    problems.push("DATABASE_URL must begin with postgres://");
  }
  return { databaseUrl, dataDir: resolve(read("DATA_DIR") ?? defaultDataDir) };
}

function isLogLevel(text: string): text is LogLevel {
  return logLevels.some((level) => level === text);
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

function isComplete(webhook: { readonly url: string | null; readonly token: string | null }): webhook is SmsWebhook {
  return webhook.url !== null && webhook.token !== null;
}

function httpOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "") return null;
  return url.origin;
}

const proxyRanges = new Set(["loopback", "linklocal", "uniquelocal"]);

/** Null for what names nobody: a number of hops, as other servers take it, would be read as an address. */
function trustedProxies(text: string): boolean | string | null {
  if (text === "true" || text === "false") return text === "true";
  return text.split(",").every((part) => isProxy(part.trim())) ? text : null;
}

function isProxy(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  if (prefix === undefined) return proxyRanges.has(address) || isIP(address) !== 0;
  const mostBits = isIPv4(address) ? 32 : 128;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= mostBits;
}
