import type { Decoder } from "./decode.ts";

/** A base address in front of an address that was complete already. */
const doubledPrefix = /^https?:\/\/[^/]+\/+(?=https?:\/\/)/i;
const absolute = /^https?:\/\//i;
/** `//uploads/…` is a path with a slash too many, `//cdn.example/…` another host. */
const otherHost = /^\/\/[^/][^/.]*\.[^/]+\//;

/** An address of an image, or null where there is none. Never fails: a page stands without an image. */
export const image: Decoder<string | null> = (value, { platformOrigin }) =>
  typeof value === "string" ? repairImageUrl(value, platformOrigin) : null;

/**
 * Completes relative paths, removes doubled base addresses, and gives images of the platform back the port (and, behind
 * TLS, the scheme) that it loses when it writes them. The bare base address is how it writes "no image".
 */
export function repairImageUrl(source: string, platformOrigin: string): string | null {
  let address = source.trim();
  while (doubledPrefix.test(address)) address = address.replace(doubledPrefix, "");
  if (address === "") return null;
  if (!absolute.test(address) && !otherHost.test(address)) address = address.replace(/^\/{2,}/, "/");
  const url = parseUrl(address, `${platformOrigin}/`);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  restoreOrigin(url, platformOrigin);
  url.pathname = url.pathname.replace(/^\/{2,}/, "/");
  // Prefixed inline data is no path on any host.
  if (url.pathname === "/" || url.pathname.startsWith("/data:")) return null;
  return url.href;
}

/** The platform's base address with a trailing slash, the port restored. */
export const baseUrl: Decoder<string> = (value, { platformOrigin }) => {
  const url = typeof value === "string" && absolute.test(value) ? parseUrl(value) : null;
  if (url === null) return `${platformOrigin}/`;
  restoreOrigin(url, platformOrigin);
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
};

function restoreOrigin(url: URL, platformOrigin: string): void {
  const platform = parseUrl(platformOrigin);
  if (platform === null || url.hostname !== platform.hostname || url.port !== "") return;
  url.protocol = platform.protocol;
  url.port = platform.port;
}

function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
