import { type Decoder, list } from "./decode.ts";

/** A base address in front of an address that was complete already. */
const doubledPrefix = /^https?:\/\/[^/]+\/+(?=https?:\/\/)/i;
const absolute = /^https?:\/\//i;
/** `//uploads/…` is a path with a slash too many, `//cdn.example/…` another host. */
const otherHost = /^\/\/[^/][^/.]*\.[^/]+\//;
/** What our own backend sends where there is no image, since other clients draw whatever they get. */
const noImage = "/static/no-image.png";

/**
 * An address of an image, a path where it is one of the platform's: the shop serves those under its own origin. Null where
 * there is none. Never fails: a page stands without an image.
 */
export const image: Decoder<string | null> = (value, { platformOrigin }) =>
  typeof value === "string" ? repairImageUrl(value, platformOrigin) : null;

/** Addresses of images, without those that cannot be shown. */
export const images: Decoder<readonly string[]> = (value, context) =>
  readImages(value, context).filter((each) => each !== null);
const readImages = list(image);

/**
 * Removes doubled base addresses, and leaves only the path of the platform's own images, which may have lost its port (and,
 * behind TLS, its scheme) on the wire: nobody else needs to know where the platform is. The bare base address is how it
 * writes "no image"; our own backend has a neutral one for that.
 */
export function repairImageUrl(source: string, platformOrigin: string): string | null {
  let address = source.trim();
  while (doubledPrefix.test(address)) address = address.replace(doubledPrefix, "");
  if (address === "") return null;
  if (!absolute.test(address) && !otherHost.test(address)) address = address.replace(/^\/{2,}/, "/");
  const url = parseUrl(address, `${platformOrigin}/`);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  url.pathname = url.pathname.replace(/^\/{2,}/, "/");
  // Prefixed inline data is no path on any host.
  if (url.pathname === "/" || url.pathname.startsWith("/data:")) return null;
  if (!isPlatforms(url, platformOrigin)) return url.href;
  return url.pathname === noImage ? null : `${url.pathname}${url.search}`;
}

function isPlatforms(url: URL, platformOrigin: string): boolean {
  return url.origin === platformOrigin || (url.port === "" && url.hostname === parseUrl(platformOrigin)?.hostname);
}

function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
