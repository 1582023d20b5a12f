import { LRUCache } from "lru-cache";

/** Milliseconds: how long a value is given as it is, and how long after that while a newer one is loaded. */
interface Lifetime {
  readonly freshMs: number;
  readonly staleMs: number;
}

/** What loads a value. Undefined is nothing to keep. */
type Load<Value> = () => Promise<Value | undefined>;

export interface StaleCacheOptions<Value> {
  /** Bytes of memory at most; the value that was not asked for longest makes room. */
  readonly bytes: number;
  readonly bytesOf: (value: Value) => number;
  /** How many stale values are loaded anew at once; another one waits until it is asked for again. */
  readonly maxRenewals?: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
}

export interface StaleCache<Value> {
  /** What can be given without waiting. A stale value is loaded anew in the background; if that fails, it stays until it is too old. */
  find(key: string, lifetime: Lifetime, load: Load<Value>): { readonly value: Value } | undefined;
  /** The same, and what is absent or too old is waited for. Those who want it at once share one load; its error reaches them all. */
  get(key: string, lifetime: Lifetime, load: Load<Value>): Promise<Value | undefined>;
  /** What is kept, however old it is. */
  peek(key: string): Value | undefined;
  /** Keeps a value that was made elsewhere, unless something was dropped since this edition. */
  keep(key: string, value: Value, edition: number): void;
  /** Counts a value's bytes anew. */
  measure(key: string, value: Value): void;
  /** A number that each `drop` raises. */
  edition(): number;
  /** Keeps these values no longer. Those that are being loaded reach whoever waits for them, and are neither kept nor shared from now on. */
  drop(isOutdated?: (key: string) => boolean): void;
}

interface CacheEntry<Value> {
  readonly value: Value;
  readonly loadedAt: number;
}

/** Values that several requests share, in the memory of one process: given while they are fresh, and a while longer while they are renewed. */
export function createStaleCache<Value>({
  bytes,
  bytesOf,
  maxRenewals = Infinity,
  now = () => performance.now(),
}: StaleCacheOptions<Value>): StaleCache<Value> {
  const values = new LRUCache<string, CacheEntry<Value>>({
    maxSize: bytes,
    sizeCalculation: ({ value }) => Math.max(1, bytesOf(value)),
  });
  const loading = new Map<string, Promise<Value | undefined>>();
  let renewals = 0;
  let edition = 0;

  function loadOnce(key: string, load: Load<Value>): Promise<Value | undefined> {
    const known = loading.get(key);
    if (known !== undefined) return known;
    const isCurrent = (): boolean => loading.get(key) === pending;
    // Awaited at once, so that a load that throws before it is under way rejects as well.
    const pending: Promise<Value | undefined> = (async () => load())()
      .then((value) => {
        if (value !== undefined && isCurrent()) values.set(key, { value, loadedAt: now() });
        return value;
      })
      .finally(() => {
        if (isCurrent()) loading.delete(key);
      });
    loading.set(key, pending);
    return pending;
  }

  function renew(key: string, load: Load<Value>): void {
    if (loading.has(key) || renewals >= maxRenewals) return;
    renewals += 1;
    const loadCounted = async (): Promise<Value | undefined> => {
      try {
        return await load();
      } finally {
        renewals -= 1;
      }
    };
    loadOnce(key, loadCounted).catch(() => undefined);
  }

  function find(key: string, { freshMs, staleMs }: Lifetime, load: Load<Value>): CacheEntry<Value> | undefined {
    const entry = values.get(key);
    const age = entry === undefined ? 0 : now() - entry.loadedAt;
    if (age >= freshMs + staleMs) return undefined;
    if (age >= freshMs) renew(key, load);
    return entry;
  }

  return {
    find,
    get: async (key, lifetime, load) => {
      const found = find(key, lifetime, load);
      return found === undefined ? loadOnce(key, load) : found.value;
    },
    peek: (key) => values.peek(key)?.value,
    keep(key, value, begunAs) {
      if (begunAs === edition) values.set(key, { value, loadedAt: now() });
    },
    measure(key, value) {
      const entry = values.peek(key);
      if (entry?.value === value) values.set(key, { ...entry });
    },
    edition: () => edition,
    drop(isOutdated = () => true) {
      edition += 1;
      for (const map of [values, loading]) {
        for (const key of [...map.keys()].filter((each) => isOutdated(each))) map.delete(key);
      }
    },
  };
}
