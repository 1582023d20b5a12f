import { createPasswords } from "../../../identity/authentication/passwords.ts";
import { demoCustomerIds } from "../../traces/demo-customers.ts";
import type { Database } from "../../../platform/store/database.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { inArray } from "../../../platform/store/sql.ts";
import { shopImagePath } from "../images/paths.ts";
import { seedAgents } from "./seed-agents.ts";

/** Gives agents to the shops of a demo that has none: it was filled before there were any. Shops of others get none. */
export async function seedMissingAgents(db: Database, now: Date): Promise<void> {
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
