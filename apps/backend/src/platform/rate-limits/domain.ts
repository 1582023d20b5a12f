import type { Domain } from "../domain/domain.ts";
import { rateLimitMessages } from "./rate-limit-messages.ts";
import { forgetEndedLimits } from "./rate-limit.ts";
import type { PersonalData } from "../domain/personal-data.ts";
import { rateLimits } from "../store/schema/rate-limits.ts";
import { sql } from "../store/sql.ts";

/** Tries are counted under telephone numbers and email addresses, among others, and from which networks a number was right. */
const personalData: PersonalData = {
  tables: [rateLimits],
  erase: async (tx, { mobile, email }) => {
    for (const login of [mobile, email])
      if (login !== null)
        await tx.delete(rateLimits).where(sql`${login} = any(string_to_array(${rateLimits.key}, ':'))`);
  },
};

export const rateLimitDomain = {
  name: "rate-limits",
  messages: rateLimitMessages,
  jobs: [forgetEndedLimits],
  personalData,
} satisfies Domain;
