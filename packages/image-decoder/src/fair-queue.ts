export interface FairQueueOptions {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly ofOwner: { readonly atOnce: number; readonly maxWaiting: number };
}

/** Work that takes turns by who asked for it: nobody's work waits for all of another one's. */
export interface FairQueue {
  /** @throws {QueueFull} where too many wait already */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
}

export class QueueFull extends Error {
  override readonly name = "QueueFull";
  /** Whether it is the owner's own work that waits. */
  readonly isOfOwner: boolean;

  constructor(isOfOwner: boolean) {
    super(isOfOwner ? "Too much work of this owner waits." : "Too much work waits.");
    this.isOfOwner = isOfOwner;
  }
}

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
}

/** Begins with the work of whoever has the least under way, and of theirs with what has waited for longest. */
export function createFairQueue({ atOnce, maxWaiting, ofOwner }: FairQueueOptions): FairQueue {
  const waiting: Waiting[] = [];
  const underWay = new Map<string, number>();
  let running = 0;

  const countOf = (owner: string): number => underWay.get(owner) ?? 0;

  function change(owner: string, by: 1 | -1): void {
    running += by;
    const count = countOf(owner) + by;
    if (count > 0) underWay.set(owner, count);
    else underWay.delete(owner);
  }

  function next(): Waiting | undefined {
    let best: Waiting | undefined;
    for (const one of waiting) {
      const count = countOf(one.owner);
      if (count < ofOwner.atOnce && (best === undefined || count < countOf(best.owner))) best = one;
    }
    return best;
  }

  function beginNext(): void {
    if (running >= atOnce) return;
    const one = next();
    if (one === undefined) return;
    waiting.splice(waiting.indexOf(one), 1);
    change(one.owner, 1);
    one.begin();
  }

  function turn(owner: string): Promise<void> {
    if (running < atOnce && countOf(owner) < ofOwner.atOnce) {
      change(owner, 1);
      return Promise.resolve();
    }
    if (waiting.filter((one) => one.owner === owner).length >= ofOwner.maxWaiting) throw new QueueFull(true);
    if (waiting.length >= maxWaiting) throw new QueueFull(false);
    return new Promise((begin) => {
      waiting.push({ owner, begin });
    });
  }

  return {
    run: async (owner, work) => {
      await turn(owner);
      try {
        return await work();
      } finally {
        change(owner, -1);
        beginNext();
      }
    },
  };
}
