import { products } from "../../platform/store/schema/catalog.ts";
import type { Database } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { sql, inArray } from "../../platform/store/sql.ts";
import { seedConversations } from "./chat/seed-conversations.ts";
import { seedApprovals } from "./seed-approvals.ts";
import { seedDocuments } from "./seed-documents.ts";
import { seedAwaitedTransfer } from "./seed-awaited-transfer.ts";
import { seedMarketplace } from "./seed-marketplace.ts";
import { createPasswords } from "../../identity/authentication/passwords.ts";
import { demoCustomerIds } from "../traces/demo-customers.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { shopImagePath } from "./images/paths.ts";
import { seedAgents } from "./chat/seed-agents.ts";

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
  await seedAwaitedTransfer(db, now);
  await seedApprovals(db, now);
  await seedDocuments(db, now);
}

/** Gives agents to the shops of a demo that has none: it was filled before there were any. Shops of others get none. */
async function seedMissingAgents(db: Database, now: Date): Promise<void> {
  if ((await db.$count(agents)) > 0 || (await demoCustomerIds(db)).length === 0) return;
  const { marketplace } = await import("@plaza/demo-marketplace");
  const logos = marketplace.shops.map(({ key }) => shopImagePath(key, "logo"));
  const rows = await db.select({ id: shops.id, logo: shops.logo }).from(shops).where(inArray(shops.logo, logos));
  const ids = new Map(rows.map(({ id, logo }) => [logo, id]));
  const idOf = (key: string): number => ids.get(shopImagePath(key, "logo")) ?? 0;
  const passwordHash = await createPasswords().hash(marketplace.customers.password);
  await db.transaction((tx) =>
    seedAgents(
      tx,
      marketplace.shops.filter(({ key }) => idOf(key) > 0),
      { of: idOf },
      { passwordHash, shopHours: marketplace.site.shopHours, now },
    ),
  );
}
