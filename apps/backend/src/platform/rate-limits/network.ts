import ipaddr from "ipaddr.js";

/** What of an address one subscriber has to themselves: an IPv4 address, or the 64 bits before the rest of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // One of IPv4 that is written as one of IPv6 counts as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const [plain = ""] = parsed.toString().split("%", 1);
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`).toString()}/64`;
}
