import { and, eq, gt } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import { rateLimits } from "../store/schema/rate-limits.ts";

/** How long a network counts as a customer's own after a right password or code. */
const rememberedFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether a number's password or code was right from this network lately. Attackers can use up the tries of a
 * number from all networks together, so its owner is not counted there.
 */
export async function isOwnNetwork(db: Executor, mobile: string, network: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, keyOf(mobile, network)), gt(rateLimits.endsAt, now)));
  return rows.length > 0;
}

export async function rememberNetwork(db: Executor, mobile: string, network: string, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + rememberedFor);
  await db
    .insert(rateLimits)
    .values({ key: keyOf(mobile, network), count: 0, endsAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { endsAt } });
}

function keyOf(mobile: string, network: string): string {
  return `own:${mobile}:${network}`;
}
