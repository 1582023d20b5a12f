import { isRecord } from "./ask.ts";

export interface ChatClientOptions {
  readonly type: "user" | "kefu";
  readonly token: string;
  readonly shopId: number;
  readonly client?: number;
  readonly language?: string;
}

/** A socket of a test, and all that was said to it. */
export interface ChatClient {
  /** Every frame so far, in their order. */
  readonly frames: readonly { readonly event: string; readonly data: unknown }[];
  /** The data of all frames of an event so far. */
  heard(event: string): readonly Record<string, unknown>[];
  send(event: string, data?: unknown): void;
  /** Sends what may be no frame at all. */
  sendText(text: string): void;
  close(): Promise<void>;
  /** The code that it was closed with. */
  readonly closed: Promise<number>;
}

/** Milliseconds: a busy machine is no fault of the platform. */
const timeoutMs = 120_000;

/** @returns once the platform has let it in. @throws {Error} with the code where it was closed instead */
export async function openChatClient(url: string, options: ChatClientOptions): Promise<ChatClient> {
  const client = startChatClient(url, options);
  const isIn = (): boolean => client.heard("login").length > 0;
  const closed: number[] = [];
  void client.closed.then((code) => closed.push(code));
  for (const until = Date.now() + timeoutMs; !isIn();) {
    if (closed.length > 0) throw new Error(`The socket was closed: ${closed.join()}`);
    if (Date.now() > until) throw new Error("The socket was not let in");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return client;
}

/** As {@link openChatClient}, without waiting for anything. */
export function startChatClient(
  url: string,
  { type, token, shopId, client = 5, language }: ChatClientOptions,
): ChatClient {
  const query = new URLSearchParams({
    token,
    type,
    client: String(client),
    shop_id: String(shopId),
    ...(language !== undefined && { lang: language }),
  });
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/socket?${query.toString()}`);
  const frames: { event: string; data: unknown }[] = [];
  socket.addEventListener("message", ({ data }) => {
    const frame: unknown = JSON.parse(String(data));
    if (isRecord(frame)) frames.push({ event: String(frame["event"]), data: frame["data"] });
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
  const opened = new Promise<void>((resolve) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("close", () => resolve());
  });
  const sendText = (text: string): void => {
    void opened.then(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    });
  };
  return {
    frames,
    heard: (event) =>
      frames.filter((frame) => frame.event === event).flatMap(({ data }) => (isRecord(data) ? [data] : [])),
    send: (event, data = {}) => sendText(JSON.stringify({ event, data })),
    sendText,
    closed,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}
