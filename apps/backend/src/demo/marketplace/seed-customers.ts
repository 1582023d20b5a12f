import type { DemoCustomers } from "@plaza/demo-marketplace";
import { createPasswords } from "../../identity/authentication/passwords.ts";
import { customers, memberLevels } from "../../platform/store/schema/customers.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inArray } from "../../platform/store/sql.ts";
import { grant } from "../../money/wallet/grant.ts";
import { insertRows } from "./insert-rows.ts";
import { written } from "./written-text.ts";

/** Who tries the demo without registering. @returns their ids */
export async function seedCustomers(
  db: Executor,
  { password, pocketMoney, memberLevel, customers: demoCustomers }: DemoCustomers,
  now: Date,
): Promise<readonly number[]> {
  const [level] = await db
    .insert(memberLevels)
    .values({ ...written({ name: memberLevel.name }), priceShare: memberLevel.priceShare, position: 1 })
    .returning({ id: memberLevels.id });
  const passwordHash = await createPasswords().hash(password);
  await insertRows(
    db,
    customers,
    demoCustomers.map(({ mobile, nickname, number, inviteCode, isMember }) => {
      const levelId = isMember ? (level?.id ?? null) : null;
      return { mobile, nickname, number, inviteCode, levelId, givenLevelId: levelId, passwordHash, createdAt: now };
    }),
  );
  // Others may have registered before: they get no play money.
  const numbers = demoCustomers.map(({ number }) => number);
  const stored = await db
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.number, numbers))
    .orderBy(customers.id);
  for (const { id } of stored) {
    await grant(db, { customerId: id, amount: pocketMoney, reference: `demo:${id}`, at: now });
  }
  return stored.map(({ id }) => id);
}
