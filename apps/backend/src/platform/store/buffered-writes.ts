/**
 * What is gathered in memory and written in batches, so that nobody waits for it. Each node gathers for itself and adds to
 * what is stored, so that the sums of several add up; what another one has not written yet is unknown here.
 */
export interface BufferedWrites<Key, Value> {
  readonly add: (key: Key, value: Value) => void;
  /** What this node has gathered of a key and not written yet: what is being written, then the rest. */
  readonly pending: (key: Key) => readonly Value[];
  /** Writes what is pending; what cannot be written is kept for the next time. */
  readonly flush: () => Promise<void>;
  /** Writes the rest and stops. */
  readonly close: () => Promise<void>;
}

export interface BufferedWritesOptions<Key, Value> {
  readonly sum: (before: Value, more: Value) => Value;
  /** Adds to what is stored, in the database, since other nodes add theirs at the same time. In one order everywhere, so that two writers never wait for each other crosswise. */
  readonly write: (entries: readonly (readonly [Key, Value])[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly everyMilliseconds?: number;
  /** So many keys wait at most; what would be one more is left out. Without it there is no bound. */
  readonly maxKeys?: number;
}

export function createBufferedWrites<Key extends string | number, Value>({
  sum,
  write,
  onError,
  everyMilliseconds = 5000,
  maxKeys = Number.POSITIVE_INFINITY,
}: BufferedWritesOptions<Key, Value>): BufferedWrites<Key, Value> {
  let gathered = new Map<Key, Value>();
  let writing = new Map<Key, Value>();
  let lastFlush = Promise.resolve();

  function add(key: Key, value: Value): void {
    const before = gathered.get(key);
    if (before !== undefined) gathered.set(key, sum(before, value));
    else if (gathered.size < maxKeys) gathered.set(key, value);
  }

  async function writeOut(): Promise<void> {
    if (gathered.size === 0) return;
    [writing, gathered] = [gathered, new Map()];
    try {
      await write([...writing]);
    } catch (error) {
      const later = gathered;
      gathered = writing;
      for (const [key, value] of later) add(key, value);
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
    add,
    pending: (key) => [writing.get(key), gathered.get(key)].filter((value) => value !== undefined),
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

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

interface BufferedCounterOptions {
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
