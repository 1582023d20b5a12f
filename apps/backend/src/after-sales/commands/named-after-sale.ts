import { eq } from "drizzle-orm";
import { CommandError } from "../../domain/command.ts";
import type { Executor } from "../../store/database.ts";
import { type AfterSale, afterSales } from "../../store/schema/after-sales.ts";

const largestId = 2_147_483_647;

/** The request that an operator means by its number or its id. */
export async function namedAfterSale(db: Executor, name: string): Promise<AfterSale> {
  const isId = /^\d{1,10}$/.test(name) && Number(name) <= largestId;
  const [found] = await db
    .select()
    .from(afterSales)
    .where(isId ? eq(afterSales.id, Number(name)) : eq(afterSales.number, name));
  if (found === undefined) throw new CommandError(`There is no request ${name}`);
  return found;
}
