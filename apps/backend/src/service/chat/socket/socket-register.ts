import type { ChatShopId } from "../chat-shop-id.ts";
import type { LiveSocket, Person } from "./live-socket.ts";

/** The open sockets of this process, by whom they belong to. */
export class SocketRegister {
  readonly #sockets = new Map<string, LiveSocket>();
  readonly #byPerson = new Map<string, Set<LiveSocket>>();

  add(socket: LiveSocket): void {
    this.#sockets.set(socket.connectionId, socket);
    const key = personKey(socket.person);
    const others = this.#byPerson.get(key) ?? new Set();
    this.#byPerson.set(key, others.add(socket));
  }

  remove(socket: LiveSocket): void {
    this.#sockets.delete(socket.connectionId);
    const key = personKey(socket.person);
    const others = this.#byPerson.get(key);
    others?.delete(socket);
    if (others?.size === 0) this.#byPerson.delete(key);
  }

  get size(): number {
    return this.#sockets.size;
  }

  all(): readonly LiveSocket[] {
    return [...this.#sockets.values()];
  }

  one(connectionId: string): LiveSocket | null {
    return this.#sockets.get(connectionId) ?? null;
  }

  ofCustomer(id: number, shopId: ChatShopId): readonly LiveSocket[] {
    return [...(this.#byPerson.get(personKey({ side: "user", id, shopId })) ?? [])];
  }

  ofAgent(id: number | null): readonly LiveSocket[] {
    return id === null ? [] : [...(this.#byPerson.get(personKey({ side: "kefu", id, shopId: null })) ?? [])];
  }
}

/** Agents are the same whomever they talk for. */
function personKey({ side, id, shopId }: Pick<Person, "side" | "id" | "shopId">): string {
  return side === "kefu" ? `kefu:${id}` : `user:${id}:${shopId ?? 0}`;
}
