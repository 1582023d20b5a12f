import { isIP, isIPv4 } from "node:net";
import { join, resolve } from "node:path";
import type { SmsWebhook } from "./identity/codes/webhook-sender.ts";
import { readMailConfig } from "./mail-config.ts";
import { type PaymentConfig, readPaymentConfig } from "./payment-config.ts";
import { isMode, type Mode, objectionsToDemo } from "./mode.ts";
import type { SmtpServer } from "./platform/mail/smtp-sender.ts";
import { packageFolder } from "./platform/package/package-files.ts";
import type { RedisLocation } from "./platform/ports/redis/connect-redis.ts";
import type { BucketLocation } from "./platform/ports/uploads/upload-bucket.ts";
import type { StoreLocation } from "./platform/store/open-store.ts";
import { readRetiredNetworks, readUsdtConfig, type UsdtConfig } from "./usdt-config.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

export interface Config extends StoreLocation {
  readonly host: string;
  readonly port: number;
  /** How many connections to a PostgreSQL this process holds at most. */
  readonly databaseConnections: number;
  /** How long a statement of a call may take on a PostgreSQL. */
  readonly statementMs: number;
  /** How often one network may search in a minute, with this process. */
  readonly searchesPerMinute: number;
  /** What carries events between nodes and counts searches for all of them; null: the database, and each for itself. */
  readonly redis: RedisLocation | null;
  /** Where uploads are kept; null: in `dataDir`. */
  readonly bucket: BucketLocation | null;
  /** What storefronts show to hear of changes; null: they hear of none. */
  readonly invalidationToken: string | null;
  readonly mode: Mode;
  /** Whether it is a demo that nobody has asked for: it answers nobody but this very machine. */
  readonly isForThisMachineAlone: boolean;
  readonly logLevel: LogLevel;
  /** Origin that images are addressed under, without a trailing slash; null: the request's own. */
  readonly publicUrl: string | null;
  /** Origin under which shoppers reach the shop, as its storefront is told; null: nobody has said. */
  readonly shopOrigin: string | null;
  /** Origin under which merchants reach the desk, where the setting does not say it; null: nobody has said. */
  readonly deskOrigin: string | null;
  /** Where text messages are handed over; null: nowhere. */
  readonly smsWebhook: SmsWebhook | null;
  /** Whether codes are kept for the operator to read where there is no webhook: in the demo only. */
  readonly smsOutbox: boolean;
  /** What mails are handed to; null: nothing. */
  readonly smtp: SmtpServer | null;
  /** Whether mails are kept for the operator to read where there is no server for them: in the demo only. */
  readonly mailOutbox: boolean;
  /** Whether stand-ins for payment providers take payments without money: in the demo only. */
  readonly paymentSandbox: boolean;
  readonly payments: PaymentConfig;
  /** The chain on which USDT are taken; null: none is configured. */
  readonly usdt: UsdtConfig | null;
  /** Tokens that were taken before, and whose addresses need not be watched any more. */
  readonly usdtRetired: readonly string[];
  /** Whether a stand-in takes the place of a chain where none is configured: in the demo only. */
  readonly usdtStandIn: boolean;
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

interface WholeNumber {
  readonly min?: number;
  readonly max: number;
  readonly fallback: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const defaultDataDir = join(packageFolder, "../../.data");

/**
 * Reads the whole configuration from the environment. An empty variable counts as not set.
 *
 * @throws {ConfigError} naming everything that is wrong at once
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const read = readerOf(environment);
  const location = storeLocation(read, problems);

  const wholeNumber = (name: string, { min = 1, max, fallback }: WholeNumber): number => {
    const text = read(name) ?? String(fallback);
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max)
      problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
    return number;
  };
  const portName = read("BACKEND_PORT") === null ? "PORT" : "BACKEND_PORT";
  const port = wholeNumber(portName, { min: 0, max: 65_535, fallback: 4000 });
  const databaseConnections = wholeNumber("DATABASE_CONNECTIONS", { max: 999, fallback: 10 });
  const statementMs = wholeNumber("STATEMENT_SECONDS", { max: 9999, fallback: 8 }) * 1000;
  const searchesPerMinute = wholeNumber("SEARCHES_PER_MINUTE", { max: 999_999, fallback: 120 });

  const redisUrl = read("REDIS_URL");
  if (redisUrl !== null && !isRedis(redisUrl)) {
    // Neither address is repeated: each may hold a secret.
    problems.push("REDIS_URL must be an address like redis://127.0.0.1:6379 or rediss://user:password@host/1");
  }
  const uploadsUrl = read("UPLOADS_URL");
  const bucket = uploadsUrl === null ? null : bucketLocation(uploadsUrl);
  if (uploadsUrl !== null && bucket === null) {
    problems.push(wrongUploadsUrl);
  }

  const invalidationToken = read("INVALIDATION_TOKEN");
  if (invalidationToken !== null && !/^[\x21-\x7e]{16,200}$/.test(invalidationToken)) {
    problems.push("INVALIDATION_TOKEN must have 16 to 200 printable ASCII characters and no blanks");
  }

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

  const shopOrigin = httpOrigin(read("PUBLIC_ORIGIN") ?? "");
  const deskText = read("DESK_ORIGIN");
  const deskOrigin = deskText === null ? null : httpOrigin(deskText);
  if (deskText !== null && deskOrigin === null)
    problems.push(`DESK_ORIGIN must be an http(s) origin like https://desk.example, not "${deskText}"`);
  const payments = readPaymentConfig(read, shopOrigin, problems);

  const usdt = readUsdtConfig(read, problems);
  const usdtRetired = readRetiredNetworks(read, problems);

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

  const smtp = readMailConfig(read, problems);

  const isDemo = mode === "demo";
  const demoSwitch = (name: string): boolean => {
    const text = read(name) ?? (isDemo ? "on" : "off");
    if (text !== "on" && text !== "off") problems.push(`${name} must be on or off, not "${text}"`);
    if (text === "on" && mode === "production") problems.push(`${name} is only for the demo`);
    return text === "on";
  };
  const smsOutbox = demoSwitch("SMS_OUTBOX");
  const mailOutbox = demoSwitch("MAIL_OUTBOX");
  const paymentSandbox = demoSwitch("PAYMENT_SANDBOX");
  const usdtStandIn = demoSwitch("USDT_STAND_IN");
  const autopilot = demoSwitch("DEMO_AUTOPILOT");

  if (problems.length > 0 || !isMode(mode) || !isLogLevel(logLevel) || trustProxy === null)
    throw new ConfigError(problems);
  return {
    host: read("HOST") ?? "127.0.0.1",
    port,
    databaseConnections,
    statementMs,
    searchesPerMinute,
    redis: redisUrl === null ? null : { url: redisUrl, prefix: "plaza:" },
    bucket,
    invalidationToken,
    ...location,
    mode,
    isForThisMachineAlone: stated === null,
    logLevel,
    publicUrl,
    shopOrigin,
    deskOrigin,
    smsOutbox,
    smtp,
    mailOutbox,
    paymentSandbox,
    payments,
    usdt,
    usdtRetired,
    usdtStandIn,
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

/** Where commands find what they need while no platform runs. */
export interface CommandLocation extends StoreLocation {
  /** Where uploads are kept; null: in `dataDir`. Most commands need none. @throws {ConfigError} */
  readonly bucket: () => BucketLocation | null;
  readonly isDemo: boolean;
  /** Null: nobody has said, or it is none. */
  readonly deskOrigin: string | null;
}

/**
 * The same with where uploads are, and whether it would be a demo that runs there.
 *
 * @throws {ConfigError}
 */
export function readCommandLocation(environment: Environment): CommandLocation {
  const read = readerOf(environment);
  const stated = read("PLAZA_MODE");
  const isDemo = stated === "demo" || (stated === null && objectionsToDemo(read).length === 0);
  const bucket = (): BucketLocation | null => {
    const uploadsUrl = read("UPLOADS_URL");
    const location = uploadsUrl === null ? null : bucketLocation(uploadsUrl);
    if (uploadsUrl !== null && location === null) throw new ConfigError([wrongUploadsUrl]);
    return location;
  };
  const deskOrigin = httpOrigin(read("DESK_ORIGIN") ?? "");
  return { ...readStoreLocation(environment), bucket, isDemo, deskOrigin };
}

const wrongUploadsUrl = "UPLOADS_URL must be an address like https://key:secret@s3.example/bucket?region=eu-central-1";

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

/** Its path is the number of a database. */
function isRedis(text: string): boolean {
  const { protocol, hostname, pathname } = URL.canParse(text)
    ? new URL(text)
    : { protocol: "", hostname: "", pathname: "" };
  return /^rediss?:$/.test(protocol) && hostname !== "" && /^\/?\d*$/.test(pathname);
}

/** Null for what does not name one; a secret has its special characters encoded, as in every address. */
function bucketLocation(text: string): BucketLocation | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const bucket = url === null ? null : /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1];
  if (url === null || bucket === undefined || bucket === null || !/^https?:$/.test(url.protocol)) return null;
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  if (accessKeyId === "" || secretAccessKey === "") return null;
  const region = url.searchParams.get("region") ?? "us-east-1";
  return { endpoint: url.origin, bucket, region, accessKeyId, secretAccessKey };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
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
  const maxBits = isIPv4(address) ? 32 : 128;
  // Fastify takes no range of 0 bits, which would be everybody: that is said with `true`.
  const isLength = /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= maxBits;
  return isIP(address) !== 0 && more.length === 0 && isLength;
}
