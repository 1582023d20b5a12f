import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { customers, memberLevels } from "../../platform/store/schema/customers.ts";
import { eq } from "../../platform/store/sql.ts";
import { closeCustomers } from "./customer-rows.ts";

const genders = ["not said", "male", "female"] as const;

export const personalData: PersonalData = {
  tables: [customers],
  export: async (tx, { id }, language) => {
    const [row] = await tx
      .select({ customer: customers, level: memberLevels })
      .from(customers)
      .leftJoin(memberLevels, eq(memberLevels.id, customers.levelId))
      .where(eq(customers.id, id));
    if (row === undefined) return {};
    const { number, mobile, email, nickname, sex, inviteCode, createdAt } = row.customer;
    return {
      profile: {
        number,
        mobile,
        email,
        nickname,
        gender: genders[sex] ?? genders[0],
        level: row.level === null ? null : inLanguage(row.level, "name", language),
        inviteCode,
        registeredAt: createdAt,
      },
    };
  },
  // The row stays, because orders and payments refer to it; nothing in it says any more who it was.
  erase: async (tx, { id }, now) => {
    const nobody = {
      mobile: null,
      email: null,
      passwordHash: null,
      number: `x${id}`,
      nickname: "",
      avatar: null,
      sex: 0,
      levelId: null,
      givenLevelId: null,
      inviteCode: `x${id}`,
    };
    await closeCustomers(tx, [id], now);
    await tx.update(customers).set(nobody).where(eq(customers.id, id));
  },
};
