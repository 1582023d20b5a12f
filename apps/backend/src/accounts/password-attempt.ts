import { and, eq, gt } from "drizzle-orm";
import type { Executor } from "../database.ts";
import { networkOf } from "./network.ts";
import { throttles } from "./tables.ts";
import { countTry, forgetTries, takeBack } from "./throttle.ts";

/** Wrong passwords: of one account from one network, from one network, and of one account from everywhere. */
const perPair = { tries: 10, minutes: 15 };
const perNetwork = { tries: 50, minutes: 15 };
const perAccount = { tries: 200, minutes: 60 };

/** So long a network counts as the customer's own after a right password. */
const rememberedFor = 30 * 24 * 60 * 60 * 1000;

/** An attempt to log in that counts as wrong until something else is known. */
export interface PasswordAttempt {
  succeeded(): Promise<void>;
  /** Nobody has looked at the password. */
  failedOtherwise(): Promise<void>;
}

/**
 * Strangers who guess from many networks use up the tries of the account, but not those of its owner: networks from
 * which the password was right lately have only their own limit.
 *
 * @throws {Refusal} that says when to try again
 */
export async function beginPasswordAttempt(
  db: Executor,
  mobile: string,
  address: string,
  now: Date,
): Promise<PasswordAttempt> {
  const network = networkOf(address);
  const pair = `password:pair:${mobile}:${network}`;
  const own = `password:own:${mobile}:${network}`;
  const limits = [
    { key: pair, ...perPair },
    { key: `password:network:${network}`, ...perNetwork },
    ...((await isRemembered(db, own, now)) ? [] : [{ key: `password:account:${mobile}`, ...perAccount }]),
  ];
  await countTry(db, limits, now);
  const failedOtherwise = (): Promise<void> =>
    takeBack(
      db,
      limits.map(({ key }) => key),
    );
  return {
    failedOtherwise,
    succeeded: async () => {
      await failedOtherwise();
      await forgetTries(db, pair);
      await remember(db, own, new Date(now.getTime() + rememberedFor));
    },
  };
}

async function isRemembered(db: Executor, key: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: throttles.key })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.endsAt, now)));
  return rows.length > 0;
}

async function remember(db: Executor, key: string, endsAt: Date): Promise<void> {
  await db
    .insert(throttles)
    .values({ key, count: 0, endsAt })
    .onConflictDoUpdate({ target: throttles.key, set: { endsAt } });
}
