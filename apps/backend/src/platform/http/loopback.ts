import { BlockList, isIP, isIPv4 } from "node:net";
import type { FastifyInstance } from "fastify";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether only this very machine can reach what listens there. A name other than `localhost` may mean anything. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === "localhost") return true;
  const address = host.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) !== 0 && loopback.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}

const rejection = {
  code: 0,
  show: 1,
  msg: "This demo is for its own machine alone. Others may use it once it is started with PLAZA_MODE=demo.",
  data: [],
};

/**
 * Rejects calls from other machines, for a demo that nobody has asked for explicitly. They can reach it through a proxy
 * on this machine, such as a storefront that was started apart and listens on all addresses. The caller's address is
 * known from the `X-Forwarded-For` header of a trusted proxy.
 */
export function rejectOtherMachines(app: FastifyInstance): void {
  app.addHook("onRequest", ({ ip }, reply, next) => {
    if (isLoopback(ip)) next();
    else void reply.code(403).send(rejection);
  });
}
