import type { Executor } from "../../platform/store/database.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { isOwnNetwork, type Proof, rememberNetwork } from "../../platform/rate-limits/own-networks.ts";
import { countTry, forgetTries, takeBack } from "../../platform/rate-limits/rate-limit.ts";

/** Wrong passwords: of one account from one network, from one network, and of one account from everywhere. */
const perPair = { tries: 10, minutes: 15 };
const perNetwork = { tries: 50, minutes: 15 };
const perAccount = { tries: 200, minutes: 60 };

/** An attempt to log in that counts as wrong until something else is known. */
export interface PasswordAttempt {
  /** @param proof whose password was right */
  succeeded(proof: Proof): Promise<void>;
  /** Takes the attempt back, because the password was never looked at. */
  cancel(): Promise<void>;
}

/** A customer, however they log in: the tries of a number and of an address of the same account are the same tries. */
export function triesOfCustomer(id: number): string {
  return `customer:${id}`;
}

/**
 * Attackers who guess from many networks use up the tries of the account, but not those of its owner, whose own
 * networks are only limited by themselves. Customers and the people of the desk are counted by the same rule.
 *
 * @param login with what: a customer's number or address, or `loginAtDesk` of an account of the desk
 * @param account what tries are counted under, where the account can be logged in to with more than one of these
 * @throws {DomainError} that says when to try again
 */
export async function beginPasswordAttempt(
  db: Executor,
  login: string,
  address: string,
  now: Date,
  account = login,
): Promise<PasswordAttempt> {
  const network = networkOf(address);
  const pair = `password:pair:${account}:${network}`;
  const limits = [
    { key: pair, ...perPair },
    { key: `password:network:${network}`, ...perNetwork },
    ...((await isOwnNetwork(db, login, network, now)) ? [] : [{ key: `password:account:${account}`, ...perAccount }]),
  ];
  await countTry(db, limits, now);
  const cancel = (): Promise<void> =>
    takeBack(
      db,
      limits.map(({ key }) => key),
    );
  return {
    cancel,
    succeeded: async (proof) => {
      await cancel();
      await forgetTries(db, pair);
      await rememberNetwork(db, { login, network, proof }, now);
    },
  };
}
