import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** What IPv6 hands out to hosts of the internet. Other ways to write an IPv4 address there lie outside of it (`::7f00:1`). */
const globalUnicast = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];
/** Documentation (RFC 9637), which the library does not know yet. */
const documentation = ipaddr.parseCIDR("3fff::/20") as [ipaddr.IPv6, number];

/**
 * Whether an IP address belongs to a host of the public internet: not to this machine, not to its neighbours, and to nothing
 * that only leads to those. Anything that is no address does not. An IPv4 address that is mapped into IPv6 is judged by what
 * it means, because that is what a connection to it reaches.
 */
export function isPublicAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) only ever belongs to a link-local address.
  if (isIP(address) === 0 || address.includes("%")) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  return parsed.match(globalUnicast) && !parsed.match(documentation);
}
