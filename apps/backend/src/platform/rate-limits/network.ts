import ipaddr from "ipaddr.js";
import { compile } from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";

/** What of an address one subscriber has to themselves: an IPv4 address, or the 64 bits before the rest of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // One of IPv4 that is written as one of IPv6 counts as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const [plain = ""] = parsed.toString().split("%", 1);
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`).toString()}/64`;
}

/** Addresses that mean somebody else on every network. */
const privateRanges = new Set(["unspecified", "loopback", "linkLocal", "private", "uniqueLocal", "carrierGradeNat"]);

/**
 * Whether a request comes from the operator's own machines and so stands for no single shopper: from a trusted proxy that
 * names nobody it asks for, as a storefront does while it renders a page, or from an address that is not public, such as
 * that of a proxy that `TRUST_PROXY` does not name.
 */
export function ownRequests(trustProxy: boolean | string): (request: FastifyRequest) => boolean {
  const isTrusted =
    typeof trustProxy === "string" ? compile(trustProxy.split(",").map((part) => part.trim())) : () => trustProxy;
  return ({ ip, ips = [] }) => isPrivate(ip) || (ips.length <= 1 && isTrusted(ip, 0));
}

export function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && privateRanges.has(ipaddr.process(address).range());
}
