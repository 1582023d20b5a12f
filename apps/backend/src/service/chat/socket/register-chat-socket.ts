import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { messageText } from "../../../platform/http/message-text.ts";
import type { Services } from "../../../platform/http/services.ts";
import { registerSockets } from "../../../platform/http/upgrades.ts";
import { unixSeconds } from "../../../platform/wire/time.ts";
import { ChatHub } from "./chat-hub.ts";
import { closeCodes } from "./close-codes.ts";
import { conversing } from "./conversing.ts";
import { LiveSocket } from "./live-socket.ts";
import { logIn } from "./log-in.ts";
import { FrameQueue } from "./frame-queue.ts";

/** Nobody has so much to say at once: a text of two thousand characters takes a tenth of it. */
const maxFrameBytes = 64 * 1024;

/** Takes the sockets of customers and of agents. */
export function registerChatSocket(app: FastifyInstance, services: Services): void {
  const hub = new ChatHub(services);
  registerSockets(app, {
    maxFrameBytes,
    onSocket: (socket, request) => {
      // A client that breaks the protocol, or sends too large a frame, is told so by the library itself.
      socket.on("error", () => {});
      serve(socket, request).catch((error: unknown) => {
        services.report(error, "a socket of a chat failed");
        socket.close(1011, "failed");
      });
    },
  });
  app.addHook("preClose", () => hub.end());

  async function serve(socket: WebSocket, request: FastifyRequest): Promise<void> {
    const queue = new FrameQueue(socket);
    const person = await logIn(services, request);
    if (person === null) return socket.close(closeCodes.sessionOver, "session over");
    const live = new LiveSocket(socket, randomUUID(), person, services.now());
    if (hub.isClosed) return socket.close(closeCodes.stopping, "stopping");
    if (socket.readyState !== socket.OPEN) return;
    const opening = hub.open(live);
    // Also where it closes while it is being opened.
    socket.once("close", () => {
      void opening.catch(() => undefined).then(() => hub.close(live));
    });
    await opening;
    live.send("ping", { client_time: unixSeconds(services.now()) });
    live.send("login", { msg: messageText(services.messages, "chatConnected", person.language), msg_type: 1 });
    const answer = conversing(services, live, (news) => hub.publish(news));
    queue.begin(async (text) => {
      if (!live.isOpen) return;
      live.heardAt = services.now();
      await answer(text);
    });
  }
}
