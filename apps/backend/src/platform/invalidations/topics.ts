import type { PlatformEvents } from "../ports/events/events.ts";

/**
 * What of the store has changed, for whoever keeps answers: a name that the store's triggers give, or `everything`,
 * where nobody knows what has been missed.
 */
type InvalidationTopic = "settings" | "prices" | "shelf" | "flash-sale" | "reviews" | "everything";

declare module "../ports/events/events.ts" {
  interface PlatformEvents {
    /** The store's triggers say this, too. */
    readonly invalidated: InvalidationTopic;
  }
}

/** The topic as it goes on to others. A node of a later version may have topics that are unknown here. */
export function topicOf(payload: unknown): string {
  return typeof payload === "string" && /^[a-z-]{1,40}$/.test(payload)
    ? payload
    : ("everything" satisfies PlatformEvents["invalidated"]);
}
