import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket, RawData } from "ws";
import { messageText } from "../../../platform/http/message-text.ts";
import type { Services } from "../../../platform/http/services.ts";
import { registerSockets } from "../../../platform/http/upgrades.ts";
import { unixSeconds } from "../../../platform/wire/time.ts";
import { ChatHub } from "./chat-hub.ts";
import { closeCodes } from "./live-socket.ts";
import { conversing } from "./conversing.ts";
import { LiveSocket, type Person } from "./live-socket.ts";
import { agentSessionOfToken } from "../../../identity/agents/agent-session.ts";
import { sessionOfToken } from "../../../identity/authentication/session.ts";
import { Query } from "../../../platform/http/query.ts";
import { readerLanguageOf } from "../../../platform/http/request-language.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../../platform/store/sql.ts";

/** So many frames wait at most; then the client is not read from until they are answered. */
const maxWaiting = 32;

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
    live.send("login", { msg: messageText(services.messages, "chatConnected", person.language.wanted), msg_type: 1 });
    const answer = conversing(services, live, (news) => hub.publish(news));
    queue.begin(async (text) => {
      if (!live.isOpen) return;
      live.heardAt = services.now();
      await answer(text);
    });
  }
}

/** Who wants to open a socket; null: nobody who may. An agent's shop is that of the account, whatever the client says. */
async function logIn(services: Services, request: FastifyRequest): Promise<Person | null> {
  const { db, now } = services;
  const query = new Query(request.query);
  const [token, client] = [query.text("token"), query.integer("client")];
  const named = query.text("lang") || request.headers["lang"];
  const language = await readerLanguageOf(named, services);
  if (query.text("type") === "kefu") {
    const session = await agentSessionOfToken(db, token, now());
    if (session === null || session.agent.client !== client) return null;
    const { id, shopId } = session.agent;
    return { side: "kefu", id, sessionId: session.sessionId, client, shopId, language };
  }
  if (query.text("type") !== "user") return null;
  const session = await sessionOfToken(db, token, now());
  if (session === null || session.customer.client !== client) return null;
  const wanted = query.text("shop_id");
  const shopId = wanted === "" || wanted === "0" ? null : query.id("shop_id");
  if (shopId !== null && (await db.$count(shops, and(eq(shops.id, shopId), isNull(shops.deletedAt)))) === 0)
    return null;
  return { side: "user", id: session.customer.id, sessionId: session.sessionId, client, shopId, language };
}

/** Has the frames of a socket answered one after the other, also those that come before somebody answers. */
class FrameQueue {
  readonly #socket: WebSocket;
  #waiting = 0;
  #begin: (answer: (text: string) => Promise<void>) => void = () => {};
  #last: Promise<unknown>;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    const answerer = new Promise<(text: string) => Promise<void>>((resolve) => {
      this.#begin = resolve;
    });
    this.#last = answerer;
    socket.on("message", (data, isBinary) => {
      const text = isBinary ? "" : textOf(data);
      this.#waiting += 1;
      if (this.#waiting === maxWaiting) socket.pause();
      this.#last = this.#last.then(async () => {
        const answer = await answerer;
        await answer(text);
        this.#waiting -= 1;
        if (this.#waiting === 0 && socket.isPaused) this.#socket.resume();
      });
    });
  }

  /** @param answer never fails */
  begin(answer: (text: string) => Promise<void>): void {
    this.#begin(answer);
  }
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}
