import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { Server } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";

interface Taken {
  readonly request: IncomingMessage;
  readonly socket: WebSocket;
  /** All messages that it was sent, in their order. */
  readonly received: readonly string[];
  /** Resolves once the shop has answered a ping: before that it may still be connecting, and would break off instead of closing. */
  readonly answered: Promise<void>;
}

export interface SocketPlatform {
  readonly url: string;
  /** The sockets that it has taken, in their order. */
  readonly taken: readonly Taken[];
  /** All that it was asked by calls. */
  readonly calls: readonly string[];
}

export interface SocketPlatformOptions {
  /** What it announces; by default the literal that the contract knows for an address that is not set. */
  readonly wsDomain?: unknown;
  /** Data, or the whole answer, of its other calls. */
  readonly answer?: (call: string) => object;
  /** Refuses upgrades with this status, or answers none. */
  readonly upgrade?: number | "never";
  /** Says this to whoever connects, as the platform does. */
  readonly hello?: string;
}

export async function listening(server: Server): Promise<string> {
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port");
  return `http://127.0.0.1:${address.port}`;
}

/** A small platform that takes sockets at any path, and answers calls. */
export async function socketPlatform(options: SocketPlatformOptions = {}): Promise<SocketPlatform> {
  const { wsDomain = "ws:127.0.0.1", answer, upgrade, hello } = options;
  const taken: Taken[] = [];
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const call = request.url ?? "";
    calls.push(call);
    const success = { code: 1, show: 0, msg: "", data: { ws_domain: wsDomain } };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ ...success, ...answer?.(call) }));
  });
  const accepting = new WebSocketServer({ noServer: true });
  const asked: Duplex[] = [];
  onTestFinished(() => {
    server.removeAllListeners("upgrade");
    for (const socket of asked) socket.destroy();
  });
  server.on("upgrade", (request: IncomingMessage, socket, head) => {
    asked.push(socket);
    if (upgrade === "never") return;
    if (upgrade !== undefined) {
      socket.end(`HTTP/1.1 ${upgrade} No\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    accepting.handleUpgrade(request, socket, head, (opened) => {
      const received: string[] = [];
      opened.on("message", (data: Buffer) => received.push(String(data)));
      const answered = new Promise<void>((resolve) => void opened.once("pong", () => resolve()));
      taken.push({ request, socket: opened, received, answered });
      opened.ping();
      if (hello !== undefined) opened.send(hello);
    });
  });
  return { url: await listening(server), taken, calls };
}

/** The socket that the platform has taken as its first, second, …, once the shop, too, knows that it is open. */
export async function takenSocket(platform: SocketPlatform, at = 0): Promise<WebSocket> {
  return (await taken(platform, at)).socket;
}

/** What the platform is told on that socket. */
export async function receivedFrom(platform: SocketPlatform): Promise<readonly string[]> {
  return (await taken(platform, 0)).received;
}

async function taken(platform: SocketPlatform, at: number): Promise<Taken> {
  for (;;) {
    const found = platform.taken[at];
    if (found === undefined) {
      await pause(5);
      continue;
    }
    await found.answered;
    return found;
  }
}
