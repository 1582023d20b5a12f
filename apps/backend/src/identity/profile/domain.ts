import type { Domain } from "../../platform/domain/domain.ts";
import { anyMethod, forCustomers, postOnly } from "../../platform/http/call.ts";
import { profileMessages } from "./profile-messages.ts";
import { handleChangeEmail } from "./change-email-call.ts";
import { handleChangeMobile } from "./change-mobile-call.ts";
import { handleCustomerInfo, handleSetInfo, handleChangeProfile } from "./profile-calls.ts";

export const profileDomain = {
  name: "profile",
  calls: {
    "user/info": anyMethod(forCustomers(handleCustomerInfo)),
    "user/setInfo": postOnly(forCustomers(handleSetInfo)),
    "user/changeMobile": postOnly(forCustomers(handleChangeMobile)),
    "user/changeEmail": postOnly(forCustomers(handleChangeEmail)),
    "pc/changeUserInfo": postOnly(forCustomers(handleChangeProfile)),
  },
  messages: profileMessages,
} satisfies Domain;
