import { products } from "../../platform/store/schema/catalog.ts";
import type { Database } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { sql } from "../../platform/store/sql.ts";
import { seedConversations } from "./chat/seed-conversations.ts";
import { seedMissingAgents } from "./chat/seed-missing-agents.ts";
import { seedMarketplace } from "./seed-marketplace.ts";

/**
 * Opens the demo marketplace in an empty store; a store with anything on its shelves is left alone, but for agents where a
 * demo of before there were any has filled it.
 */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  const {
    rows: [store],
  } = await db.execute<{ used: boolean }>(
    sql`select exists (select from ${shops}) or exists (select from ${products}) as used`,
  );
  if (store?.used !== false) return seedMissingAgents(db, now);
  const { marketplace } = await import("@plaza/demo-marketplace");
  await seedMarketplace(db, marketplace, now);
  await seedConversations(db, now);
}
