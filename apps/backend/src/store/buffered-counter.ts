/**
 * Counts that are written in batches, so that counting never makes an answer wait. Each node counts for itself and adds
 * to what is stored, so that the counts of several add up; what another one has not written yet is unknown here.
 */
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

export function createBufferedCounter({
  write,
  onError,
  everyMilliseconds = 5000,
}: BufferedCounterOptions): BufferedCounter {
  let counted = new Map<number, number>();
  let writing = new Map<number, number>();
  let lastFlush = Promise.resolve();

  async function writeOut(): Promise<void> {
    if (counted.size === 0) return;
    [writing, counted] = [counted, new Map()];
    try {
      await write([...writing].map(([id, count]) => ({ id, count })).toSorted((a, b) => a.id - b.id));
    } catch (error) {
      for (const [id, count] of writing) counted.set(id, (counted.get(id) ?? 0) + count);
      onError(error);
    } finally {
      writing = new Map();
    }
  }

  function flush(): Promise<void> {
    lastFlush = lastFlush.then(writeOut);
    return lastFlush;
  }

  const timer = setInterval(() => void flush(), everyMilliseconds);
  timer.unref();
  return {
    add: (id) => counted.set(id, (counted.get(id) ?? 0) + 1),
    pending: (id) => (counted.get(id) ?? 0) + (writing.get(id) ?? 0),
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
