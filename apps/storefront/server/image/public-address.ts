import { BlockList, isIP } from "node:net";

/** IPv4 blocks that the IANA registry of special-purpose addresses does not call globally reachable, and multicast. */
const specialV4 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  specialV4.addSubnet(network, bits, "ipv4");

/** The only IPv6 block that is handed out to hosts of the internet; mapped and translated IPv4 lies outside it. */
const globalV6 = new BlockList();
globalV6.addSubnet("2000::", 3, "ipv6");

/** Protocol assignments (Teredo among them), documentation, and 6to4, which wraps an IPv4 address. */
const specialV6 = new BlockList();
specialV6.addSubnet("2001::", 23, "ipv6");
specialV6.addSubnet("2001:db8::", 32, "ipv6");
specialV6.addSubnet("2002::", 16, "ipv6");
specialV6.addSubnet("3fff::", 20, "ipv6");

/** Whether an IP address belongs to a host of the public internet. Anything that is no address does not. */
export function isPublicAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) only ever belongs to a link-local address.
  if (address.includes("%")) return false;
  const family = isIP(address);
  if (family === 4) return !specialV4.check(address, "ipv4");
  return family === 6 && globalV6.check(address, "ipv6") && !specialV6.check(address, "ipv6");
}
