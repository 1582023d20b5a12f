import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { smsCodes, smsOutbox } from "../../platform/store/schema/codes.ts";
import { eq } from "../../platform/store/sql.ts";

/** Codes are secrets, so no copy has them. */
export const personalData: PersonalData = {
  tables: [smsCodes, smsOutbox],
  erase: async (tx, { mobile }) => {
    if (mobile === null) return;
    await tx.delete(smsCodes).where(eq(smsCodes.mobile, mobile));
    await tx.delete(smsOutbox).where(eq(smsOutbox.mobile, mobile));
  },
};
