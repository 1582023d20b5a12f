import { type IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A connection that asks to be something else than HTTP. */
interface Upgrade {
  readonly socket: Duplex;
  /** What has arrived behind its request already. */
  readonly head: Buffer;
}

interface UpgradeRoutes {
  /** The paths whose routes may take upgrades. Elsewhere the wish is ignored, and the request answered as any other. */
  readonly paths: Set<string>;
  /** The connection of a request, which is the caller's from now on; null where it did not ask for an upgrade. */
  readonly take: (request: FastifyRequest, reply: FastifyReply) => Upgrade | null;
}

declare module "fastify" {
  interface FastifyInstance {
    readonly upgrades: UpgradeRoutes;
  }
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

/** Whether somebody listens for the upgrade that is asked for: Vite has a listener of its own. */
export function mayUpgrade(app: FastifyInstance, request: IncomingMessage): boolean {
  return app.upgrades.paths.has(pathOf(request)) || app.server.listenerCount("upgrade") > 1;
}

/**
 * Lets routes take upgrades. Until they do, these are requests like all others, with the same hooks, and refused by an
 * ordinary answer.
 */
export function upgradeRoutes(app: FastifyInstance): void {
  const paths = new Set<string>();
  const heads = new WeakMap<IncomingMessage, Buffer>();
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!paths.has(pathOf(request)) || !(socket instanceof Socket)) return;
    // The browser may go at any time.
    socket.on("error", () => {});
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once("finish", () => socket.destroySoon());
    heads.set(request, head);
    app.routing(request, response);
  });
  app.decorate("upgrades", {
    paths,
    take({ raw }, reply) {
      const head = heads.get(raw);
      if (head === undefined) return null;
      reply.hijack();
      reply.raw.detachSocket(raw.socket);
      return { socket: raw.socket, head };
    },
  } satisfies UpgradeRoutes);
}
