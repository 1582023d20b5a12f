import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";

/** The shop of an order, in whatever state it is. */
export async function shopOf(db: Executor, shopId: number): Promise<typeof shops.$inferSelect> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId));
  if (shop === undefined) throw new Error(`There is no shop ${shopId}`);
  return shop;
}
