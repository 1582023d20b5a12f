import { isIP } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UrlStyle } from "@plaza/routing";

export interface StorefrontConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin of the platform, without `/api`. */
  readonly backendUrl: string;
  readonly urlStyle: UrlStyle;
  /** Origin under which shoppers reach the shop; null takes it from each request. */
  readonly publicOrigin: string | null;
  /** Further origins that pictures may come from, besides the platform's. */
  readonly pictureOrigins: readonly string[];
  /** The folder of resized pictures, which servers may share, and the bytes it may hold. */
  readonly imageCache: { readonly directory: string; readonly bytes: number };
  /** How long visitors without a session share a page; 0 renders each one anew. */
  readonly pageCacheSeconds: number;
  /** What `/metrics` asks for as a bearer token; without one it answers the machine itself only. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
  /** Whose `X-Forwarded-*` headers are believed: nobody's, everybody's, or those of a list of addresses. */
  readonly trustProxy: boolean | string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

function port(environment: Environment, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new ConfigurationError(`${name} must be a port number (0 to 65535), not "${text}".`);
  return value;
}

/** @returns bytes */
function megabytes(environment: Environment, name: string, fallback: number): number {
  const text = environment[name] || String(fallback);
  if (!/^[1-9]\d{0,7}$/.test(text))
    throw new ConfigurationError(`${name} must be a whole number of megabytes, 1 or more, not "${text}".`);
  return Number(text) * 1024 * 1024;
}

function seconds(environment: Environment, name: string, fallback: number): number {
  const text = environment[name] || String(fallback);
  if (!/^\d{1,5}$/.test(text))
    throw new ConfigurationError(`${name} must be a whole number of seconds, not "${text}".`);
  return Number(text);
}

function origin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "" || url.hash !== "")
    throw new ConfigurationError(
      `${name} must be an origin such as http://127.0.0.1:4000, without /api; not "${text}".`,
    );
  return url.origin;
}

function urlStyle(text: string | undefined): UrlStyle {
  if (text === undefined || text === "" || text === "hash") return "hash";
  if (text === "path") return "path";
  throw new ConfigurationError(`ROUTER_URLS must be "hash" or "path", not "${text}".`);
}

/** `true`, `false`, or addresses, ranges (10.0.0.0/8) and names of ranges (loopback), separated by commas. */
function trustedProxies(text: string): boolean | string {
  if (text === "" || text === "false") return false;
  if (text === "true") return true;
  const parts = text.split(",").map((part) => part.trim());
  const isRange = (part: string): boolean => {
    const [address = "", bits = "0", ...more] = part.split("/");
    return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && more.length === 0;
  };
  if (!parts.every((part) => isRange(part) || /^(?:loopback|linklocal|uniquelocal)$/.test(part)))
    throw new ConfigurationError(`TRUST_PROXY must be "true", "false" or addresses of proxies, not "${text}".`);
  return parts.join(",");
}

/** Reads the environment once, at start; what is wrong is said in one sentence. */
export function readConfig(environment: Environment): StorefrontConfig {
  const backendPort = port(environment, "BACKEND_PORT", 4000);
  return {
    production: environment["NODE_ENV"] === "production",
    host: environment["HOST"] || "127.0.0.1",
    port: port(environment, "PORT", 3000),
    backendUrl: origin("BACKEND_URL", environment["BACKEND_URL"] || `http://127.0.0.1:${backendPort}`),
    urlStyle: urlStyle(environment["ROUTER_URLS"]),
    publicOrigin: environment["PUBLIC_ORIGIN"] ? origin("PUBLIC_ORIGIN", environment["PUBLIC_ORIGIN"]) : null,
    pictureOrigins: (environment["PICTURE_ORIGINS"] ?? "")
      .split(/[\s,]+/)
      .filter((text) => text !== "")
      .map((text) => origin("PICTURE_ORIGINS", text)),
    imageCache: {
      directory: environment["IMAGE_CACHE_DIR"] || join(tmpdir(), "plaza-images"),
      bytes: megabytes(environment, "IMAGE_CACHE_MB", 512),
    },
    pageCacheSeconds: seconds(environment, "PAGE_CACHE_SECONDS", 10),
    metricsToken: environment["METRICS_TOKEN"] || null,
    logLevel: environment["LOG_LEVEL"] || "info",
    trustProxy: trustedProxies(environment["TRUST_PROXY"]?.trim() ?? ""),
  };
}
