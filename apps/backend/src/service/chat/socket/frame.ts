import { Query } from "../../../platform/http/query.ts";
import type { Person, LiveSocket } from "./live-socket.ts";
import type { Services } from "../../../platform/http/services.ts";
import type { ChatNews } from "../chat-events.ts";

/**
 * What a client asks for, done.
 *
 * @returns the events to publish, in this order; or the id of a record that was stored before, which is sent to the sender
 *   once more
 * @throws {DomainError} where it is not taken
 */
type FrameHandler = (
  services: Services,
  socket: LiveSocket,
  data: Query,
) => Promise<readonly ChatNews[] | ChatNews | number>;

/** By the names of events. */
export type FrameHandlers = Readonly<Record<string, FrameHandler>>;

/** What a client says. */
export interface Frame {
  readonly event: string;
  readonly data: Query;
}

/** Null for what is none. */
export function readFrame(text: string): Frame | null {
  try {
    const frame: unknown = JSON.parse(text);
    if (typeof frame !== "object" || frame === null || !("event" in frame)) return null;
    const { event } = frame;
    return typeof event === "string" ? { event, data: new Query("data" in frame ? frame.data : {}) } : null;
  } catch {
    return null;
  }
}

/** A socket is for one shop: what is said to others on it is passed over. */
export function isForThisShop({ shopId }: Person, data: Query): boolean {
  const named = data.integer("shop_id");
  return named === null || named === (shopId ?? 0);
}
