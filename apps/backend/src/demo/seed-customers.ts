import { createPasswords } from "../authentication/passwords.ts";
import { customers, memberLevels } from "../store/schema/customers.ts";
import type { Executor } from "../store/database.ts";
import { grant } from "../wallet/grant.ts";
import { insertRows } from "./insert-rows.ts";
import { text } from "./vocabulary.ts";
import { written } from "./written-text.ts";

/** Printed in the README: nothing that is real may ever be bought with it. */
const password = "plaza2026";
const pocketMoney = 5_000_000;

const goldLevel = {
  ...written({ name: text("Gold member", "金卡会员", "ゴールド会員", "골드 회원") }),
  priceShare: 9500,
};

/** Who tries the demo without registering; the second pays as a member. @returns their ids */
export async function seedCustomers(db: Executor, now: Date): Promise<readonly number[]> {
  const [level] = await db.insert(memberLevels).values(goldLevel).returning({ id: memberLevels.id });
  const passwordHash = await createPasswords().hash(password);
  const rows = [
    { mobile: "13800138000", nickname: "Demo Lin", number: "20260001", inviteCode: "DEMCLN", levelId: null },
    {
      mobile: "13900139000",
      nickname: "Demo Sora",
      number: "20260002",
      inviteCode: "DEMSRA",
      levelId: level?.id ?? null,
    },
  ];
  await insertRows(
    db,
    customers,
    rows.map((row) => ({ ...row, passwordHash, createdAt: now })),
  );
  const stored = await db.select({ id: customers.id }).from(customers).orderBy(customers.id);
  for (const { id } of stored) {
    await grant(db, { customerId: id, amount: pocketMoney, reference: `demo:${id}`, at: now });
  }
  return stored.map(({ id }) => id);
}
