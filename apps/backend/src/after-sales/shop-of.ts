import type { Executor } from "../store/database.ts";
import { shops } from "../store/schema/merchants.ts";
import { eq } from "../store/sql.ts";

/** The shop of an order, in whatever state it is. */
export async function shopOf(db: Executor, shopId: number): Promise<typeof shops.$inferSelect> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId));
  if (shop === undefined) throw new Error(`There is no shop ${shopId}`);
  return shop;
}
