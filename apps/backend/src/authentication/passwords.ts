import { DomainError } from "../http/domain-error.ts";
import { createSemaphore, SemaphoreFull } from "./semaphore.ts";
import { type HashCost, hashOfNothing, hashPassword, isOutdated, matchesHash } from "./password-hash.ts";

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether a password belongs to a hash. It takes the same time where there is no hash, so that nobody can tell.
   *
   * @throws {DomainError} when too many comparisons wait already
   */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash was made at another cost than hashes are made now. */
  isOutdated(hash: string): boolean;
}

/** 32 MiB and about a tenth of a second for each guess. */
const ordinaryCost: HashCost = { power: 15, blocks: 8, lanes: 1 };

/** At most two hashes at once: that bounds the memory, and leaves threads of node's pool to file access. */
const load = { places: 2, queue: 100 };

export function createPasswords(cost: HashCost = ordinaryCost): Passwords {
  const semaphore = createSemaphore(load);
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await semaphore(work);
    } catch (error) {
      throw error instanceof SemaphoreFull ? new DomainError("busy") : error;
    }
  };
  const nobodys = hashOfNothing(cost);
  return {
    hash: (password) => inTurn(() => hashPassword(password, cost)),
    matches: async (password, hash) => {
      const isRight = await inTurn(() => matchesHash(password, hash ?? nobodys));
      return isRight && hash !== null;
    },
    isOutdated: (hash) => isOutdated(hash, cost),
  };
}

declare module "../http/services.ts" {
  interface Services {
    readonly passwords: Passwords;
  }
}
