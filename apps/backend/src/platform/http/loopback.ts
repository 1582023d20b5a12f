import { BlockList, isIP, isIPv4 } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether only this very machine can reach what listens there. A name other than `localhost` may mean anything. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === "localhost") return true;
  const address = host.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) !== 0 && loopback.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}
