import type { WebSocket } from "ws";
import type { ReaderLanguage } from "../../../platform/store/language.ts";
import type { Side } from "../chat-events.ts";
import type { ChatShopId } from "../chat-shop-id.ts";
import { maxId } from "../../../platform/store/ids.ts";

/** Why the platform ends a socket. */
export const closeCodes = {
  stopping: 1001,
  refused: 1008,
  tooMany: 1013,
  sessionOver: 4401,
} as const;

/** More than this is kept for no reader who does not keep up. */
const maxBuffered = 256 * 1024;

/** Who says nothing for so long is cut off. */
const maxSilenceMs = 600_000;

/** Who is at the other end of a socket. */
export interface Person {
  readonly side: Side;
  readonly id: number;
  readonly sessionId: number;
  /** The kind of client. */
  readonly client: number;
  /** With whom a customer talks, and for whom an agent does. */
  readonly shopId: ChatShopId;
  /** As the store's default was when it was opened. */
  readonly language: ReaderLanguage;
}

/** An open socket of somebody who is logged in. */
export class LiveSocket {
  readonly connectionId: string;
  readonly person: Person;
  readonly openedAt: Date;
  /** Of each conversation, the last record that was delivered here. */
  readonly deliveredIds = new Map<number, number>();
  /** Of each conversation, up to which record the other side is known to have read. */
  readonly read = new Map<number, number>();
  /** The same of the agent's own reading, perhaps in another window. */
  readonly ownRead = new Map<number, number>();
  /** Whether it is known which records were there before: they are not delivered here. */
  hasBegun = false;
  /** The conversations whose customers are known to have left. */
  readonly left = new Set<number>();
  /** The last record of all that there was when it was opened; until that is known, larger than any. */
  floor = maxId;
  heardAt: Date;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket, connectionId: string, person: Person, openedAt: Date) {
    this.#socket = socket;
    this.connectionId = connectionId;
    this.person = person;
    this.openedAt = openedAt;
    this.heardAt = openedAt;
  }

  send(event: string, data: unknown): void {
    const socket = this.#socket;
    if (!this.isOpen) return;
    // A frame that says so would have to wait behind all others.
    if (socket.bufferedAmount > maxBuffered) socket.terminate();
    else socket.send(JSON.stringify({ event, data }));
  }

  /** False: it is being closed, and nothing that still comes through it counts. */
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  isSilent(now: Date): boolean {
    return now.getTime() - this.heardAt.getTime() >= maxSilenceMs;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
