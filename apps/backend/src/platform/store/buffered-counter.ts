import { createBufferedWrites } from "./buffered-writes.ts";

/** Counts that are written in batches, so that counting never makes an answer wait. */
export interface BufferedCounter {
  add(id: number): void;
  /** What this node has counted and not written yet. */
  pending(id: number): number;
  /** Writes what is pending; what cannot be written is kept for the next time. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  close(): Promise<void>;
}

export interface BufferedCounterOptions {
  /** Adds the counts to the stored ones, in the database, since other nodes add theirs at the same time. Ids ascend, so that two writers never wait for each other crosswise. */
  readonly write: (counts: readonly { readonly id: number; readonly count: number }[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly everyMilliseconds?: number;
}

export function createBufferedCounter({ write, ...options }: BufferedCounterOptions): BufferedCounter {
  const counts = createBufferedWrites<number, number>({
    ...options,
    sum: (before, more) => before + more,
    write: (entries) => write(entries.map(([id, count]) => ({ id, count })).toSorted((a, b) => a.id - b.id)),
  });
  return {
    add: (id) => counts.add(id, 1),
    pending: (id) => counts.pending(id).reduce((sum, count) => sum + count, 0),
    flush: counts.flush,
    close: counts.close,
  };
}
