import type { PlatformEvents } from "../ports/events/events.ts";
import type { Executor } from "../store/database.ts";

/** Something that begins or ends by the clock alone: no row changes then, so no trigger announces it. */
export interface Turn {
  readonly name: string;
  /** What is outdated then. */
  readonly topic: PlatformEvents["invalidated"];
  /** The last moment up to this one, itself included, at which something began or ended; null: nothing has yet. */
  readonly latest: (db: Executor, moment: Date) => Promise<Date | null>;
  /** What is to be written down at that moment, once of all nodes, in the transaction that marks it as announced. */
  readonly record?: (tx: Executor, moment: Date) => Promise<void>;
}
