export interface SemaphoreOptions {
  /** How many may run at once. */
  readonly places: number;
  /** How many may wait. */
  readonly queue: number;
}

/** Too many wait already. */
export class SemaphoreFull extends Error {
  override readonly name = "SemaphoreFull";
}

/** Limits how many callers run at the same time; the others wait in a queue. */
export function createSemaphore({
  places,
  queue,
}: SemaphoreOptions): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else if (waiting.length >= queue) throw new SemaphoreFull("Too much is waiting already");
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next in turn, or becomes free.
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}
