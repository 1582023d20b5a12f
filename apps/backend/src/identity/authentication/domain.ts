import { anyMethod, forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { handleLogin, handleLogout, handleSmsLogin, rejectScanLogin } from "./login-calls.ts";
import { handleRegister } from "./register-call.ts";
import { handleResetPassword } from "./reset-password-call.ts";
import { handleEndOtherSessions, handleEndSession, handleSessions } from "./session-calls.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { authenticationMessages } from "./authentication-messages.ts";
import { authenticationSettings } from "./authentication-settings.ts";
import { forgetEndedSessions } from "./session-ends.ts";
import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { sessions } from "../../platform/store/schema/authentication.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { closeSessionsOf } from "./session.ts";

const personalData: PersonalData = {
  tables: [sessions],
  export: async (tx, { id }) => {
    const { client, device, createdAt, expiresAt } = sessions;
    const own = tx.select({ client, device, beganAt: createdAt, endsAt: expiresAt }).from(sessions);
    return { sessions: await own.where(eq(sessions.customerId, id)).orderBy(asc(sessions.id)) };
  },
  erase: (tx, { id }) => closeSessionsOf(tx, id),
};

export const authenticationDomain = {
  name: "authentication",
  calls: {
    "account/login": postOnly(handleLogin),
    "account/smsLogin": postOnly(handleSmsLogin),
    "account/register": postOnly(handleRegister),
    "account/scanCode": anyMethod(rejectScanLogin),
    "account/scanLogin": postOnly(rejectScanLogin),
    "account/logout": anyMethod(handleLogout),
    "login_password/forget": postOnly(handleResetPassword),
    "session/lists": getOnly(forCustomers(handleSessions)),
    "session/end": postOnly(forCustomers(handleEndSession)),
    "session/endOthers": postOnly(forCustomers(handleEndOtherSessions)),
  },
  messages: authenticationMessages,
  settings: { registration: authenticationSettings },
  jobs: [forgetEndedSessions],
  personalData,
} satisfies Domain;
