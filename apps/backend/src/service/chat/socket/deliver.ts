import type { Services } from "../../../platform/http/services.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { conversations } from "../../../platform/store/schema/chat.ts";
import { eq } from "../../../platform/store/sql.ts";
import type { ChatNews, ConversationKey } from "../chat-events.ts";
import { conversationWire, selectConversations } from "../conversation-wire.ts";
import { recordsAfter, type ShownRecord } from "../find-records.ts";
import { recordWire } from "../record-wire.ts";
import type { LiveSocket } from "./live-socket.ts";
import type { SocketRegister } from "./socket-register.ts";

/** Does what has the same key one after the other. */
class InTurn<Key> {
  readonly #last = new Map<Key, Promise<unknown>>();

  run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const next = before.then(work, work);
    this.#last.set(key, next);
    const forget = (): void => {
      if (this.#last.get(key) === next) this.#last.delete(key);
    };
    next.then(forget, forget);
    return next;
  }
}

type NewsOf<What> = Extract<ChatNews, { readonly what: What }>;
type RecordNews = NewsOf<"record">;
type ReadNews = NewsOf<"read">;
type TypingNews = NewsOf<"typing">;
type PresenceNews = NewsOf<"presence">;
type TransferNews = NewsOf<"transfer">;

/**
 * Sends the sockets of this process what happens in conversations: each record once, and in the order of their ids, however
 * often and in which order its events come. What has been delivered already costs no query.
 */
export class Delivery {
  readonly #services: Services;
  readonly #sockets: SocketRegister;
  readonly #turns = new InTurn<string>();

  constructor(services: Services, sockets: SocketRegister) {
    this.#services = services;
    this.#sockets = sockets;
  }

  /** Work that the news of the same conversation wait for. */
  inTurn<Result>(
    { customerId, shopId }: Pick<ConversationKey, "customerId" | "shopId">,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.#turns.run(`${customerId}:${shopId ?? 0}`, work);
  }

  async deliver(news: ChatNews): Promise<void> {
    if (this.#customerSockets(news).length === 0 && !this.#concernsAgents(news)) return;
    await this.inTurn(news, () => this.#send(news));
  }

  #customerSockets({ customerId, shopId }: ConversationKey): readonly LiveSocket[] {
    return this.#sockets.ofCustomer(customerId, shopId);
  }

  #concernsAgents(news: ChatNews): boolean {
    const earlier = news.what === "transfer" ? this.#sockets.ofAgent(news.fromAgentId) : [];
    return this.#sockets.ofAgent(news.agentId).length > 0 || earlier.length > 0;
  }

  async #send(news: ChatNews): Promise<void> {
    switch (news.what) {
      case "record":
        return this.#sendRecords(news);
      case "read":
        return this.#sendRead(news);
      case "typing":
        return this.#sendTyping(news);
      case "presence":
        return this.#sendPresence(news);
      case "transfer":
        return this.#sendTransfer(news);
      default:
        return news satisfies never;
    }
  }

  async #sendRecords({ recordId, previousId, ...key }: RecordNews): Promise<void> {
    const { conversationId } = key;
    const deliveredTo = (socket: LiveSocket): number =>
      socket.deliveredIds.get(conversationId) ?? beginningFor(socket, previousId);
    const behind = [
      // To a customer's socket that has not begun, a record of now is one that was there before.
      ...this.#customerSockets(key).filter(({ hasBegun }) => hasBegun),
      ...this.#sockets.ofAgent(key.agentId),
    ].filter((socket) => deliveredTo(socket) < recordId);
    if (behind.length === 0) return;
    for (let after = Math.min(...behind.map(deliveredTo)); after < recordId;) {
      const records = await recordsAfter(this.#services, conversationId, after);
      for (const record of records) for (const socket of behind) sendRecord(socket, record, deliveredTo(socket));
      after = records.at(-1)?.record.id ?? recordId;
    }
  }

  #sendRead({ by, lastId, conversationId, customerId, shopId, agentId }: ReadNews): void {
    // An agent's other windows hear of what was read in one of them.
    const readers = [
      ...(by === "kefu" ? this.#sockets.ofCustomer(customerId, shopId) : []),
      ...this.#sockets.ofAgent(agentId),
    ];
    for (const socket of readers) {
      const known = by === "kefu" && socket.person.side === "kefu" ? socket.ownRead : socket.read;
      if ((known.get(conversationId) ?? 0) >= lastId) continue;
      known.set(conversationId, lastId);
      socket.send("read", { shop_id: shopId ?? 0, user_id: customerId, by, last_id: lastId });
    }
  }

  #sendTyping({ by, customerId, shopId, agentId }: TypingNews): void {
    const readers = by === "kefu" ? this.#sockets.ofCustomer(customerId, shopId) : this.#sockets.ofAgent(agentId);
    const from = by === "user" ? customerId : agentId;
    for (const socket of readers) socket.send("typing", { shop_id: shopId ?? 0, from_id: from, from_type: by });
  }

  async #sendPresence({ conversationId, agentId, isOnline }: PresenceNews): Promise<void> {
    const row = await this.#listed(conversationId);
    if (row === null) return;
    // Who has left may be back by now.
    const online = isOnline || row.isOnline ? 1 : 0;
    for (const socket of this.#sockets.ofAgent(agentId)) {
      if (online === 0 && socket.left.has(conversationId)) continue;
      if (online === 0) socket.left.add(conversationId);
      else socket.left.delete(conversationId);
      socket.send("user_online", { ...conversationWire(row, socket.person.language.wanted), online });
    }
  }

  async #sendTransfer(news: TransferNews): Promise<void> {
    const { db } = this.#services;
    const [next] = await db
      .select()
      .from(agents)
      .where(eq(agents.id, news.agentId ?? 0));
    const row = await this.#listed(news.conversationId);
    if (next === undefined || row === null) return;
    for (const socket of this.#customerSockets(news)) {
      const nickname = inLanguage(next, "nickname", socket.person.language);
      socket.send("transfer", { id: next.id, nickname, avater: null });
    }
    for (const socket of this.#sockets.ofAgent(news.fromAgentId))
      socket.send("transfer", { status: "send_success", user_id: news.customerId });
    for (const socket of this.#sockets.ofAgent(news.agentId)) {
      socket.left.delete(news.conversationId);
      socket.send("transfer", {
        status: "get_success",
        user: { ...conversationWire(row, socket.person.language.wanted), online: 1 },
      });
    }
  }

  async #listed(conversationId: number) {
    const [row] = await selectConversations(this.#services.db).where(eq(conversations.id, conversationId));
    return row ?? null;
  }
}

/**
 * After which record a socket gets those of a conversation of which it has got none. A customer's has begun since; an
 * agent's may be an old one, whose earlier records are not delivered.
 */
function beginningFor({ person, floor }: LiveSocket, previousId: number): number {
  return person.side === "user" ? 0 : Math.min(previousId, floor);
}

/** Agents hear what is between the customer and themselves. */
function sendRecord(socket: LiveSocket, shown: ShownRecord, deliveredId: number): void {
  const { id, conversationId, agentId } = shown.record;
  if (deliveredId >= id) return;
  socket.deliveredIds.set(conversationId, id);
  if (socket.person.side === "kefu" && agentId !== socket.person.id) return;
  socket.send("chat", recordWire(shown, socket.person));
}
