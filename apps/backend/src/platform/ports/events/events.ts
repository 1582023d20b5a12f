/**
 * What can happen that other nodes have to hear of, and what is said with it. A domain adds its own:
 * `declare module "../ports/events/events.ts" { interface PlatformEvents { readonly … } }`. An event says that something
 * happened, and to what: it is small, holds nothing secret, and whoever wants to know more asks the store.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the domains
export interface PlatformEvents {}

/** Port: what happens on one node, or in the store, reaches all nodes. */
export interface Events {
  /**
   * Tells all nodes, this one included. Is called after the commit of what it tells of. An event that cannot be sent is
   * reported and lost, so nothing may depend on its arrival: it only makes known sooner what the store has anyway.
   */
  publish<Topic extends keyof PlatformEvents>(topic: Topic, payload: PlatformEvents[Topic]): Promise<void>;
  /** @returns ends it */
  subscribe(topic: keyof PlatformEvents, listener: (payload: unknown) => void): () => void;
  /**
   * Events may have been missed, because a connection was lost for a while and is back now: what was kept for as long as
   * no event says otherwise is kept no longer.
   *
   * @returns ends it
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** What an adapter hears. */
export interface Hearing {
  readonly onMessage: (message: string) => void;
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

/** Adapter: carries texts between nodes. */
export interface EventTransport {
  send(message: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws {Error} when what carries the texts cannot be reached */
export type OpenTransport = (hearing: Hearing) => Promise<EventTransport>;

/** PostgreSQL carries no longer text in a NOTIFY than 7999 bytes. */
const maxBytes = 7999;

export interface EventsOptions {
  /** Hears what the store itself says, by its triggers, and carries what nodes say where nothing else does. */
  readonly store: OpenTransport;
  /** Carries what nodes say; null: the store does. */
  readonly shared: OpenTransport | null;
  readonly onError: (error: unknown) => void;
}

/** @throws {Error} when a transport cannot be reached */
export async function openEvents({ store, shared, onError }: EventsOptions): Promise<Events> {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const gapListeners = new Set<() => void>();

  /** One listener that fails keeps nothing from the others. */
  const notifyAll = <Args extends readonly unknown[]>(all: Iterable<(...args: Args) => void>, ...args: Args): void => {
    for (const listener of all) {
      try {
        listener(...args);
      } catch (error) {
        onError(error);
      }
    }
  };
  const hearing: Hearing = {
    onMessage: (message) => {
      const event = readEvent(message);
      if (event === null) return onError(new Error("Something was said that is no event"));
      notifyAll(listeners.get(event.topic) ?? [], event.payload);
    },
    onGap: () => notifyAll(gapListeners),
    onError,
  };
  const heard = await store(hearing);
  const carrier =
    shared === null ? heard : await shared(hearing).catch((error: unknown) => closeAndThrow(heard, error));

  return {
    publish: async (topic, payload) => {
      const message = JSON.stringify({ topic, payload });
      try {
        if (Buffer.byteLength(message) > maxBytes) throw new Error(`The event "${topic}" is too long`);
        await carrier.send(message);
      } catch (error) {
        onError(error);
      }
    },
    subscribe: (topic, listener) => {
      const others = listeners.get(topic) ?? new Set();
      listeners.set(topic, others.add(listener));
      return () => others.delete(listener);
    },
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    close: async () => {
      await Promise.all([...new Set([heard, carrier])].map((each) => each.close()));
    },
  };
}

async function closeAndThrow(opened: EventTransport, error: unknown): Promise<never> {
  await opened.close();
  throw error;
}

function readEvent(message: string): { readonly topic: string; readonly payload: unknown } | null {
  try {
    const event: unknown = JSON.parse(message);
    if (typeof event !== "object" || event === null || !("topic" in event)) return null;
    const { topic } = event;
    return typeof topic === "string" ? { topic, payload: "payload" in event ? event.payload : null } : null;
  } catch {
    return null;
  }
}

declare module "../../http/services.ts" {
  interface Services {
    readonly events: Events;
  }
}
