import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { sessions } from "../../platform/store/schema/authentication.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { closeSessionsOf } from "./session.ts";

export const personalData: PersonalData = {
  tables: [sessions],
  export: async (tx, { id }) => {
    const { client, device, createdAt, expiresAt } = sessions;
    const own = tx.select({ client, device, beganAt: createdAt, endsAt: expiresAt }).from(sessions);
    return { sessions: await own.where(eq(sessions.customerId, id)).orderBy(asc(sessions.id)) };
  },
  erase: (tx, { id }) => closeSessionsOf(tx, id),
};
