import { anyMethod, type Calls, forCustomers, postOnly } from "../http/call.ts";
import { answerChangeMobile } from "../profile/change-mobile-call.ts";
import { answerLogin } from "./login-call.ts";
import { answerLogout } from "./logout-call.ts";
import { answerChangeProfile, answerCustomerInfo, answerSetInfo } from "../profile/profile-calls.ts";
import { answerRegister } from "./register-call.ts";
import { answerResetPassword } from "./reset-password-call.ts";
import { answerSendCode } from "../codes/send-code-call.ts";
import { answerSmsLogin } from "./sms-login-call.ts";

export const accountCalls: Calls = {
  "account/login": postOnly(answerLogin),
  "account/smsLogin": postOnly(answerSmsLogin),
  "account/register": postOnly(answerRegister),
  "account/logout": anyMethod(answerLogout),
  "sms/send": postOnly(answerSendCode),
  "login_password/forget": postOnly(answerResetPassword),
  "user/info": anyMethod(forCustomers(answerCustomerInfo)),
  "user/setInfo": postOnly(forCustomers(answerSetInfo)),
  "user/changeMobile": postOnly(forCustomers(answerChangeMobile)),
  "pc/changeUserInfo": postOnly(forCustomers(answerChangeProfile)),
};
