import type { Executor } from "../../platform/store/database.ts";
import { memberLevels } from "../../platform/store/schema/customers.ts";
import { eq } from "../../platform/store/sql.ts";
import type { Customer } from "../../platform/http/call.ts";

const everything = 10_000;

/** What of the regular price a customer pays for products with a member price, in hundredths of a percent. */
export async function memberShareOf(db: Executor, customer: Pick<Customer, "levelId"> | null): Promise<number> {
  const levelId = customer?.levelId ?? null;
  if (levelId === null) return everything;
  const [level] = await db
    .select({ share: memberLevels.priceShare })
    .from(memberLevels)
    .where(eq(memberLevels.id, levelId));
  return level?.share ?? everything;
}
