import { isIP } from "node:net";
import { platformImageFolders } from "@plaza/routing";
import type { StorefrontConfig } from "../config.ts";

/** Which images the resizer may fetch. */
export interface ImageSources {
  /** Where an image is that is asked for by its path on the platform, or by its whole address; null where that is none. */
  find(source: string): URL | null;
  /** Holds for the address asked for and for every redirect. */
  allows(url: URL): boolean;
  isOfPlatform(url: URL): boolean;
  /**
   * Whether the host may stand in a private network: the platform may, and so may a configured address or a name that
   * means a private network by itself. Any other name must lead to public addresses only, whatever its DNS says today.
   */
  mayBePrivate(url: URL): boolean;
}

/** Names without a dot (`localhost`, a container's) and the suffixes that RFC 6761, 6762, 8375 and ICANN keep private. */
const privateName = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/;

function isPrivateByName(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0 || privateName.test(hostname);
}

/** Of the platform images alone: everything else there is not for browsers. A path says where it leads as it stands. */
function isPlatformImage({ pathname }: URL): boolean {
  return platformImageFolders.some((folder) => pathname.startsWith(folder)) && !/%2f|%5c/i.test(pathname);
}

/**
 * The platform has one image at a path, whatever a query says and however the path is spelled: further spellings must not
 * make it again. Null where the path cannot be read.
 */
function spelledOneWay({ origin, pathname, username, password }: URL): URL | null {
  try {
    const segments = pathname.split("/").map((segment) => encodeURIComponent(decodeURIComponent(segment)));
    return Object.assign(new URL(segments.join("/"), origin), { username, password });
  } catch {
    return null;
  }
}

/** What customers have uploaded for few to see, wherever it is asked for: the resizer shows and keeps all that it gets. */
function isPrivate({ pathname }: URL): boolean {
  return pathname.toLowerCase() === "/api/file/private";
}

export function imageSources(config: Pick<StorefrontConfig, "backendUrl" | "imageOrigins">): ImageSources {
  const origins = new Set(config.imageOrigins);
  const isOfPlatform = ({ origin }: URL): boolean => origin === config.backendUrl;
  const mayServe = (url: URL): boolean => (isOfPlatform(url) ? isPlatformImage(url) : origins.has(url.origin));
  return {
    find: (source) => {
      const isPath = platformImageFolders.some((folder) => source.startsWith(folder));
      const url = URL.parse(source, isPath ? config.backendUrl : undefined);
      return url !== null && isOfPlatform(url) ? spelledOneWay(url) : url;
    },
    allows: (url) => mayServe(url) && !isPrivate(url) && url.username === "" && url.password === "",
    isOfPlatform,
    mayBePrivate: (url) => isOfPlatform(url) || isPrivateByName(url.hostname),
  };
}
