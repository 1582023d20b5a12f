import { once } from "node:events";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";

export const token = "0123456789abcdef0123456789abcdef";

export interface BrowserSocket {
  readonly socket: WebSocket;
  readonly heard: readonly string[];
  /** Code and reason. */
  readonly closed: Promise<readonly [number, string]>;
  /** Headers that the server has answered the upgrade with. */
  readonly headers: Readonly<Record<string, unknown>>;
}

interface BrowserOptions {
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function connect(origin: string, path: string, { cookie = `token=${token}`, headers = {} }: BrowserOptions): WebSocket {
  const socket = new WebSocket(`${origin.replace("http", "ws")}${path}`, { headers: { cookie, origin, ...headers } });
  onTestFinished(() => socket.terminate());
  return socket;
}

/** A socket as a page of the shop opens it. */
export async function openSocket(origin: string, path: string, options: BrowserOptions = {}): Promise<BrowserSocket> {
  const socket = connect(origin, path, options);
  const heard: string[] = [];
  let headers = {};
  socket.on("upgrade", (answer) => {
    headers = answer.headers;
  });
  socket.on("message", (data: Buffer) => heard.push(String(data)));
  const closed = once(socket, "close").then(([code, reason]) => [Number(code), String(reason)] as const);
  await once(socket, "open");
  return { socket, heard, closed, headers };
}

/** The status that a socket is refused with; 0 where nobody answers. */
export async function refusedWith(origin: string, path: string, options: BrowserOptions = {}): Promise<number> {
  const socket = connect(origin, path, options);
  return new Promise((resolve) => {
    socket.on("error", () => resolve(0));
    socket.once("unexpected-response", (_request, { statusCode = 0 }) => {
      resolve(statusCode);
      socket.terminate();
    });
    socket.once("open", () => resolve(101));
  });
}
