import { CommandError } from "../../../platform/domain/command.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { type AfterSale, afterSales } from "../../../platform/store/schema/after-sales.ts";
import { readId } from "../../../platform/store/ids.ts";
import { eq } from "../../../platform/store/sql.ts";

/** The request that an operator means by its number or its id. */
export async function namedAfterSale(db: Executor, name: string): Promise<AfterSale> {
  const id = readId(name);
  const [found] = await db
    .select()
    .from(afterSales)
    .where(id === null ? eq(afterSales.number, name) : eq(afterSales.id, id));
  if (found === undefined) throw new CommandError(`There is no request ${name}`);
  return found;
}
