import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** An address of a host, as Node's sockets take it. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Whether everybody reaches it: not ours, not the neighbours', not what only leads to those. */
export function isPublic(address: string): boolean {
  // What is mapped into IPv6 is judged by what it means; other ways to write an IPv4 address there are no unicast.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/** The addresses of a host that is named by a name or by an address, as `URL` has it. */
export async function addressesOf(hostname: string): Promise<readonly HostAddress[]> {
  const literal = hostname.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(literal);
  return family === 0 ? lookup(hostname, { all: true }) : [{ address: literal, family }];
}
