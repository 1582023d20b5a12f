import { isIP } from "node:net";
import type { StorefrontConfig } from "../config.ts";

/** Which images the resizer may fetch. */
export interface ImageSources {
  /** Holds for the address asked for and for every redirect. */
  allows(url: URL): boolean;
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

export function imageSources(config: Pick<StorefrontConfig, "backendUrl" | "imageOrigins">): ImageSources {
  const origins = new Set([config.backendUrl, ...config.imageOrigins]);
  return {
    allows: (url) => origins.has(url.origin) && url.username === "" && url.password === "",
    mayBePrivate: (url) => url.origin === config.backendUrl || isPrivateByName(url.hostname),
  };
}
