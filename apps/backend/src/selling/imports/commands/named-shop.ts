import { CommandError, namedId } from "../../../platform/domain/command.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../../platform/store/sql.ts";

/** The id of the shop that an operator names. */
export async function namedShop(db: Executor, name: string | undefined): Promise<number> {
  const id = namedId(name ?? "", "a shop, with --shop,");
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, id), isNull(shops.deletedAt)));
  if (shop === undefined) throw new CommandError(`There is no shop ${id}`);
  return id;
}
