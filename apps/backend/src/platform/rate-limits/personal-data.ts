import type { PersonalData } from "../domain/personal-data.ts";
import { rateLimits } from "../store/schema/rate-limits.ts";
import { sql } from "../store/sql.ts";

/** Tries are counted under telephone numbers, among others, and from which networks a number was right. */
export const personalData: PersonalData = {
  tables: [rateLimits],
  erase: async (tx, { mobile }) => {
    if (mobile === null) return;
    await tx.delete(rateLimits).where(sql`${mobile} = any(string_to_array(${rateLimits.key}, ':'))`);
  },
};
