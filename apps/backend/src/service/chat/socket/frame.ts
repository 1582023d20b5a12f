import { Query } from "../../../platform/http/query.ts";
import type { Person } from "./live-socket.ts";

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
export function isForThisShop({ partner }: Person, data: Query): boolean {
  const named = data.integer("shop_id");
  return named === null || named === (partner ?? 0);
}
