import type { Executor } from "../../../platform/store/database.ts";
import { chatRecords, type Conversation, conversations } from "../../../platform/store/schema/chat.ts";
import { and, eq, gt, inArray, max } from "../../../platform/store/sql.ts";
import { findConversation, keyOf } from "../conversation.ts";
import type { Delivery } from "./deliver.ts";
import type { LiveSocket } from "./live-socket.ts";
import type { SocketRegister } from "./socket-register.ts";
import { singleRow } from "../../../platform/store/rows.ts";

/** Compares what was delivered to sockets with what the store has, and delivers what no event has brought. */
export class CatchUp {
  readonly #db: Executor;
  readonly #sockets: SocketRegister;
  readonly #delivery: Delivery;

  constructor(db: Executor, sockets: SocketRegister, delivery: Delivery) {
    this.#db = db;
    this.#sockets = sockets;
    this.#delivery = delivery;
  }

  /** A new socket gets no record that was there before it. */
  async begin(socket: LiveSocket): Promise<void> {
    const { side, id, shopId } = socket.person;
    if (side === "kefu") {
      const rows = await this.#db.select({ id: max(chatRecords.id) }).from(chatRecords);
      socket.floor = singleRow(rows).id ?? 0;
      socket.hasBegun = true;
      return;
    }
    await this.#delivery.inTurn({ customerId: id, shopId }, async () => {
      const conversation = await findConversation(this.#db, id, shopId);
      socket.hasBegun = true;
      if (conversation === null) return;
      socket.deliveredIds.set(conversation.id, conversation.lastRecordId);
      socket.read.set(conversation.id, conversation.agentReadId);
    });
  }

  async all(): Promise<void> {
    const customers = new Set<number>();
    const agents = new Map<number, number>();
    for (const { person, floor } of this.#sockets.all()) {
      if (person.side === "user") customers.add(person.id);
      else agents.set(person.id, Math.min(floor, agents.get(person.id) ?? floor));
    }
    const ofCustomers =
      customers.size === 0
        ? []
        : await this.#db
            .select()
            .from(conversations)
            .where(inArray(conversations.customerId, [...customers]));
    for (const conversation of ofCustomers) await this.#compare(conversation);
    for (const [agentId, floor] of agents) {
      const isNewer = and(eq(conversations.agentId, agentId), gt(conversations.lastRecordId, floor));
      const rows = await this.#db.select().from(conversations).where(isNewer);
      for (const conversation of rows) await this.#compare(conversation);
    }
  }

  async #compare(conversation: Conversation): Promise<void> {
    const { lastRecordId: recordId, customerReadId, agentReadId } = conversation;
    const key = keyOf(conversation);
    if (recordId > 0) await this.#delivery.deliver({ ...key, what: "record", recordId, previousId: recordId });
    for (const socket of this.#sockets.ofAgent(key.agentId)) {
      if (!socket.read.has(conversation.id)) socket.read.set(conversation.id, customerReadId);
      if (!socket.ownRead.has(conversation.id)) socket.ownRead.set(conversation.id, agentReadId);
    }
    if (customerReadId > 0) await this.#delivery.deliver({ ...key, what: "read", by: "user", lastId: customerReadId });
    if (agentReadId > 0) await this.#delivery.deliver({ ...key, what: "read", by: "kefu", lastId: agentReadId });
  }
}
