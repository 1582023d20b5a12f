import { and, eq, isNull } from "drizzle-orm";
import { CommandError, UsageError } from "../../domain/command.ts";
import type { Executor } from "../../store/database.ts";
import { shops } from "../../store/schema/merchants.ts";

const largestId = 2_147_483_647;

/** The id of the shop that an operator names. */
export async function namedShop(db: Executor, name: string | undefined): Promise<number> {
  const id = /^[1-9]\d{0,9}$/.test(name ?? "") ? Number(name) : 0;
  if (id === 0 || id > largestId) throw new UsageError("Name a shop by its id: --shop <id>");
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, id), isNull(shops.deletedAt)));
  if (shop === undefined) throw new CommandError(`There is no shop ${id}`);
  return id;
}
