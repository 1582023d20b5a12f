import type { FastifyInstance } from "fastify";
import { isLoopback } from "./loopback.ts";

const rejection = {
  code: 0,
  show: 1,
  msg: "This demo is for its own machine alone. Others may use it once it is started with PLAZA_MODE=demo.",
  data: [],
};

/**
 * Keeps a demo that nobody has asked for from those whom a proxy before it lets in: a storefront that was started apart
 * and listens everywhere, for one. Whom they ask for is known as far as they say so and are trusted.
 */
export function answerThisMachineAlone(app: FastifyInstance): void {
  app.addHook("onRequest", ({ ip }, reply, next) => {
    if (isLoopback(ip)) next();
    else void reply.code(403).send(rejection);
  });
}
