import { isIP, isIPv4 } from "node:net";
import { ConfigurationError } from "./environment.ts";

/** Fastify takes no range of 0 bits, which would be everybody: that is said with `true`. */
function isRange(text: string): boolean {
  const [address = "", bits = "1", ...more] = text.split("/");
  const maxBits = isIPv4(address) ? 32 : 128;
  const isLength = /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits;
  return isIP(address) > 0 && isLength && more.length === 0;
}

/** `true`, `false`, or addresses, ranges (10.0.0.0/8) and names of ranges (loopback), separated by commas. */
export function readTrustedProxies(text: string): boolean | string {
  if (text === "" || text === "false") return false;
  if (text === "true") return true;
  const parts = text.split(",").map((part) => part.trim());
  if (!parts.every((part) => isRange(part) || /^(?:loopback|linklocal|uniquelocal)$/.test(part)))
    throw new ConfigurationError(`TRUST_PROXY must be "true", "false" or addresses of proxies, not "${text}".`);
  return parts.join(",");
}
