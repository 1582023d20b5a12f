import { anyMethod, forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { handleLogin } from "./login-call.ts";
import { handleLogout } from "./logout-call.ts";
import { handleRegister } from "./register-call.ts";
import { handleResetPassword } from "./reset-password-call.ts";
import { handleEndOtherSessions, handleEndSession, handleSessions } from "./session-calls.ts";
import { handleSmsLogin } from "./sms-login-call.ts";
import { rejectScanLogin } from "./scan-login-calls.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { authenticationMessages } from "./authentication-messages.ts";
import { authenticationSettings } from "./authentication-settings.ts";
import { forgetEndedSessions } from "./forget-ended-sessions.ts";
import { personalData } from "./personal-data.ts";

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
  settings: authenticationSettings,
  jobs: [forgetEndedSessions],
  personalData,
} satisfies Domain;
