import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { LiveSocket } from "./live-socket.ts";

const language = { wanted: "en", fallback: "zh" } as const;
const person = { side: "user", id: 1, sessionId: 1, client: 5, shopId: null, language } as const;

test("a socket whose reader does not keep up is cut off, instead of keeping what it has not read", async () => {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const accepted = new Promise<WebSocket>((resolve) => server.on("connection", resolve));
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  client.on("error", () => {});
  // Before it is open it cannot be paused.
  await once(client, "open");
  const socket = await accepted;
  const closed = once(socket, "close");
  const live = new LiveSocket(socket, "a", person, new Date());
  client.pause();
  let most = 0;
  for (let frames = 0; frames < 20_000 && socket.readyState === socket.OPEN; frames += 1) {
    live.send("chat", { msg: "x".repeat(2000) });
    most = Math.max(most, socket.bufferedAmount);
    if (frames % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await closed;
  expect(most).toBeLessThan(512 * 1024);
  client.terminate();
  server.close();
});
