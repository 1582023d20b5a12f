export class SemaphoreFullError extends Error {
  override readonly name = "SemaphoreFullError";
}

/** Lets a fixed number of tasks run at once; a bounded number waits, in the order they came. */
export interface Semaphore {
  /** @throws {SemaphoreFullError} at once, when too many wait already */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

export function createSemaphore({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new SemaphoreFullError("Too many tasks wait already.");
    await new Promise<void>((admitted) => queue.push(admitted));
  }

  /** Whoever waits takes over the place, so nobody who comes later can slip in. */
  function leave(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    run: async (task) => {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
