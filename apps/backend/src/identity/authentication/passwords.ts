import pLimit from "p-limit";
import { DomainError } from "../../platform/http/domain-error.ts";
import { type HashCost, hashOfNothing, hashPassword, isOutdated, matchesHash } from "./password-hash.ts";

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether a password belongs to a hash. It takes the same time where there is no hash, so that nobody can tell.
   *
   * @throws {DomainError} when too many comparisons wait in this process already
   */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash was made at another cost than hashes are made now. */
  isOutdated(hash: string): boolean;
}

/** 32 MiB and about a tenth of a second for each guess. */
const ordinaryCost: HashCost = { power: 15, blocks: 8, lanes: 1 };

/**
 * Of each process, however many nodes there are: that bounds the memory of its machine, and leaves threads of Node's pool
 * to file access. How often a password may be tried is another matter, which all nodes count together (`platform/rate-limits/`).
 */
const atOnce = 2;
const maxWaiting = 100;

export function createPasswords(cost: HashCost = ordinaryCost): Passwords {
  const limit = pLimit(atOnce);
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxWaiting) throw new DomainError("busy");
    return limit(work);
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

declare module "../../platform/http/services.ts" {
  interface Services {
    readonly passwords: Passwords;
  }
}
