import { randomUUID } from "node:crypto";
import type { Services } from "../../../platform/http/services.ts";
import type { ChatNews } from "../chat-events.ts";
import { findConversation, keyOf } from "../conversation.ts";
import { beatMs } from "../presence.ts";
import { readEndedSession, readNews, readSurplus } from "../read-news.ts";
import { CatchUp } from "./catch-up.ts";
import { closeCodes } from "./live-socket.ts";
import { Connections, type Visit } from "./connections.ts";
import { Delivery } from "./deliver.ts";
import { GoneAgents } from "./gone-agents.ts";
import type { LiveSocket } from "./live-socket.ts";
import { sessionsThatEnded } from "./ended-sessions.ts";
import { SocketRegister } from "./socket-register.ts";

/** Sockets that have not closed this long after they were asked to are terminated. */
const closingMs = 1000;

/** The sockets of this process, and what all nodes have to know of them. */
export class ChatHub {
  readonly #services: Services;
  readonly #sockets = new SocketRegister();
  readonly #connections: Connections;
  readonly #delivery: Delivery;
  readonly #catchUp: CatchUp;
  readonly #goneAgents: GoneAgents;
  readonly #unsubscribe: readonly (() => void)[];
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** What is still to be done for sockets that were closed. */
  readonly #closing = new Set<Promise<void>>();

  constructor(services: Services) {
    const { db, events } = services;
    this.#services = services;
    this.#connections = new Connections(db, randomUUID());
    this.#delivery = new Delivery(services, this.#sockets);
    this.#catchUp = new CatchUp(db, this.#sockets, this.#delivery);
    this.#goneAgents = new GoneAgents(db, this.#sockets);
    this.#unsubscribe = [
      events.subscribe("chat", (payload) => this.#hear(payload)),
      events.subscribe("session-ended", (payload) => this.#endSessions(payload)),
      events.subscribe("chat-surplus", (payload) => {
        const surplus = readSurplus(payload);
        if (surplus !== null) this.#sockets.one(surplus.connectionId)?.close(closeCodes.tooMany, "too many");
      }),
      events.onGap(() => void this.#attempt(() => this.#lookAtEverything(), "catching up on chats")),
    ];
  }

  /** Has a socket hear of its conversations from now on. */
  async open(socket: LiveSocket): Promise<void> {
    this.#sockets.add(socket);
    await this.#catchUp.begin(socket);
    const surplus = await this.#connections.open(socket);
    for (const connectionId of surplus) await this.#services.events.publish("chat-surplus", { connectionId });
    this.#beatSoon();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  async close(socket: LiveSocket): Promise<void> {
    this.#sockets.remove(socket);
    // With the node go all of its sockets, in one statement.
    if (this.#isClosed) return;
    const closing = this.#attempt(() => this.#leave(socket), "closing a socket of a chat");
    this.#closing.add(closing);
    await closing;
    this.#closing.delete(closing);
  }

  async #leave(socket: LiveSocket): Promise<void> {
    const isGone = await this.#connections.close(socket);
    const { side, id, shopId } = socket.person;
    if (side === "user" && isGone) await this.#sendPresenceOf({ customerId: id, shopId }, false);
  }

  /** Publishes to all nodes. The sockets of this one get what the store has at once, without the way over the port, and but once. */
  async publish(news: ChatNews): Promise<void> {
    const here = news.what === "record" || news.what === "read" ? this.#delivery.deliver(news) : Promise.resolve();
    await Promise.all([here, this.#services.events.publish("chat", news)]);
  }

  async end(): Promise<void> {
    this.#isClosed = true;
    for (const stop of this.#unsubscribe) stop();
    if (this.#timer !== null) clearTimeout(this.#timer);
    const open = this.#sockets.all();
    for (const socket of open) socket.close(closeCodes.stopping, "stopping");
    const until = Date.now() + closingMs;
    while (this.#sockets.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of this.#sockets.all()) socket.terminate();
    await Promise.all([this.#beating, ...this.#closing]);
    await this.#attempt(() => this.#connections.end(), "ending the chat's node");
  }

  #hear(payload: unknown): void {
    const news = readNews(payload);
    if (news === null) return this.#services.report(new Error("The news of a chat are none"), "hearing of a chat");
    void this.#attempt(() => this.#delivery.deliver(news), "delivering news of a chat");
  }

  #endSessions(payload: unknown): void {
    const ended = readEndedSession(payload);
    if (ended === null) return;
    for (const socket of this.#sockets.all()) {
      const { side, id, sessionId } = socket.person;
      if (side === ended.side && (sessionId === ended.session || id === ended.person)) endSession(socket);
    }
  }

  /** One after the other, for as long as there are sockets here. */
  #beatSoon(): void {
    if (this.#timer !== null || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#beating = this.#attempt(() => this.#beat(), "the beat of the chat").then(() => {
        this.#timer = null;
        if (this.#sockets.size > 0) this.#beatSoon();
      });
    }, beatMs);
    this.#timer.unref();
  }

  async #beat(): Promise<void> {
    const { left, back } = await this.#connections.beat(this.#sockets);
    for (const visit of left) await this.#sendPresenceOf(visit, false);
    for (const visit of back) await this.#sendPresenceOf(visit, true);
    await this.#lookAtEverything();
    await this.#goneAgents.look(this.#services.now());
    this.#dropSilent();
  }

  /** What events should have said, for those that got lost. */
  async #lookAtEverything(): Promise<void> {
    await this.#catchUp.all();
    for (const socket of await sessionsThatEnded(this.#services, this.#sockets.all())) endSession(socket);
  }

  #dropSilent(): void {
    for (const socket of this.#sockets.all()) if (socket.isSilent(this.#services.now())) socket.terminate();
  }

  async #sendPresenceOf({ customerId, shopId }: Visit, isOnline: boolean): Promise<void> {
    const conversation = await findConversation(this.#services.db, customerId, shopId);
    if (conversation === null || conversation.agentId === null) return;
    await this.publish({ ...keyOf(conversation), what: "presence", isOnline });
  }

  async #attempt(work: () => Promise<unknown>, what: string): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#services.report(error, what);
    }
  }
}

function endSession(socket: LiveSocket): void {
  socket.close(closeCodes.sessionOver, "session over");
}
