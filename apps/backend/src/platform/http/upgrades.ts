import { type IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";

/** A request to go on as a socket, until it does. */
interface Upgrade {
  readonly stream: Socket;
  readonly head: Buffer;
}

export interface SocketOptions {
  /** Bytes: a frame that is larger ends its socket. */
  readonly maxFrameBytes: number;
  /** Has the socket to itself; the request has passed all hooks. */
  readonly onSocket: (socket: WebSocket, request: FastifyRequest) => void;
}

/**
 * Takes sockets on every path that has nothing else. The request goes through the server's router and its hooks, so that
 * whatever is refused there is refused here, too, and the address of the caller is known in the same way.
 */
export function registerSockets(app: FastifyInstance, { maxFrameBytes, onSocket }: SocketOptions): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    clientTracking: false,
    perMessageDeflate: false,
  });
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  app.server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!(stream instanceof Socket)) {
      stream.destroy();
      return;
    }
    stream.on("error", destroy);
    upgrades.set(request, { stream, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    // What is answered instead of a socket ends the connection, both its ways: nobody reads it any more, and so would hear
    // that the client has gone.
    response.on("finish", () => stream.destroySoon());
    response.assignSocket(stream);
    app.routing(request, response);
  });
  app.get("/*", (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (upgrade === undefined) return reply.callNotFound();
    reply.hijack();
    const { stream, head } = upgrade;
    reply.raw.detachSocket(stream);
    stream.off("error", destroy);
    sockets.handleUpgrade(request.raw, stream, head, (socket) => onSocket(socket, request));
    return reply;
  });
}

function destroy(this: Socket): void {
  this.destroy();
}
