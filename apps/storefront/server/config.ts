import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UrlStyle } from "@plaza/routing";
import {
  ConfigurationError,
  type Environment,
  readOrigin,
  readServerConfig,
  type ServerConfig,
} from "@plaza/web-server";

export interface StorefrontConfig extends ServerConfig {
  readonly urlStyle: UrlStyle;
  /** Further origins that images may come from, besides the platform's. */
  readonly imageOrigins: readonly string[];
  /** Origins of the payment gateways that the forms of the payment page may lead to. */
  readonly paymentOrigins: readonly string[];
  /** The folder of resized images, which servers may share, and the bytes it may hold. */
  readonly imageCache: { readonly directory: string; readonly bytes: number };
  /** How long visitors without a session share a page; 0 renders each one anew. */
  readonly pageCacheSeconds: number;
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

function urlStyle(text: string | undefined): UrlStyle {
  if (text === undefined || text === "" || text === "hash") return "hash";
  if (text === "path") return "path";
  throw new ConfigurationError(`ROUTER_URLS must be "hash" or "path", not "${text}".`);
}

function imageOrigins(environment: Environment): readonly string[] {
  // Left unread, the former name would cost a shop its images without a word.
  if (environment["PICTURE_ORIGINS"])
    throw new ConfigurationError("PICTURE_ORIGINS is called IMAGE_ORIGINS now: rename the variable.");
  return origins(environment, "IMAGE_ORIGINS");
}

function origins(environment: Environment, name: string): readonly string[] {
  return (environment[name] ?? "")
    .split(/[\s,]+/)
    .filter((text) => text !== "")
    .map((text) => readOrigin(name, text));
}

/** Reads the environment once, at start. @throws {ConfigurationError} */
export function readConfig(environment: Environment): StorefrontConfig {
  return {
    ...readServerConfig(environment, { defaultPort: 3000 }),
    urlStyle: urlStyle(environment["ROUTER_URLS"]),
    imageOrigins: imageOrigins(environment),
    paymentOrigins: origins(environment, "PAYMENT_ORIGINS"),
    imageCache: {
      directory: environment["IMAGE_CACHE_DIR"] || join(tmpdir(), "plaza-images"),
      bytes: megabytes(environment, "IMAGE_CACHE_MB", 512),
    },
    pageCacheSeconds: seconds(environment, "PAGE_CACHE_SECONDS", 10),
  };
}
