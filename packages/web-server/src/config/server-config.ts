import { ConfigurationError, type Environment, readOrigin, readPort, readSocketUrl } from "./environment.ts";
import { readTrustedProxies } from "./trusted-proxies.ts";

/** What every shell's server is configured with. */
export interface ServerConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin of the platform, without `/api`. */
  readonly backendUrl: string;
  /** Where the platform takes sockets, unless it says so itself; null: under its origin. */
  readonly backendSocketUrl: string | null;
  /** Origin under which browsers reach this server; null takes it from each request. */
  readonly publicOrigin: string | null;
  /** What `/metrics` asks for as a bearer token; without one it answers the machine itself only. */
  readonly metricsToken: string | null;
  /** What the platform asks for before it tells what changes there; null: it is not asked. */
  readonly invalidationToken: string | null;
  readonly logLevel: string;
  /** Whose `X-Forwarded-*` headers are believed: nobody's, everybody's, or those of a list of addresses. */
  readonly trustProxy: boolean | string;
  /** How many pages and searches of one network are answered; 0 is no limit. */
  readonly requestsPerMinute: number;
}

function readRate(text: string): number {
  if (!/^\d{1,7}$/.test(text))
    throw new ConfigurationError(`RATE_LIMIT must be a whole number of requests a minute, not "${text}".`);
  return Number(text);
}

/** Null where there is none. The text is not repeated, since it is a secret. */
function readToken(text: string): string | null {
  if (text !== "" && !/^[\x21-\x7e]{16,200}$/.test(text))
    throw new ConfigurationError("INVALIDATION_TOKEN must have 16 to 200 printable ASCII characters and no blanks.");
  return text || null;
}

/** Reads the environment once, at start. @throws {ConfigurationError} */
export function readServerConfig(
  environment: Environment,
  { defaultPort }: { readonly defaultPort: number },
): ServerConfig {
  const backendPort = readPort(environment, "BACKEND_PORT", 4000);
  return {
    production: environment["NODE_ENV"] === "production",
    host: environment["HOST"] || "127.0.0.1",
    port: readPort(environment, "PORT", defaultPort),
    backendUrl: readOrigin("BACKEND_URL", environment["BACKEND_URL"] || `http://127.0.0.1:${backendPort}`),
    backendSocketUrl: environment["BACKEND_SOCKET_URL"]
      ? readSocketUrl("BACKEND_SOCKET_URL", environment["BACKEND_SOCKET_URL"])
      : null,
    publicOrigin: environment["PUBLIC_ORIGIN"] ? readOrigin("PUBLIC_ORIGIN", environment["PUBLIC_ORIGIN"]) : null,
    metricsToken: environment["METRICS_TOKEN"] || null,
    invalidationToken: readToken(environment["INVALIDATION_TOKEN"]?.trim() ?? ""),
    logLevel: environment["LOG_LEVEL"] || "info",
    trustProxy: readTrustedProxies(environment["TRUST_PROXY"]?.trim() ?? ""),
    requestsPerMinute: readRate(environment["RATE_LIMIT"] || "1200"),
  };
}
