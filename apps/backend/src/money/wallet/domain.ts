import { anyMethod, forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { handleAccountLog } from "./wallet-calls.ts";
import { handleMyWallet } from "./wallet-calls.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { personalData } from "./personal-data.ts";
import { handleRequestTopUp, handleTopUps, handleTopUpChoices } from "./top-up-calls.ts";
import { topUpMessages } from "./top-up-messages.ts";
import { topUpSettings } from "./top-up-settings.ts";

export const walletDomain = {
  name: "wallet",
  calls: {
    "user/myWallet": anyMethod(forCustomers(handleMyWallet)),
    "user/accountLog": getOnly(forCustomers(handleAccountLog)),
    "recharge/rechargeTemplate": getOnly(forCustomers(handleTopUpChoices)),
    "recharge/recharge": postOnly(forCustomers(handleRequestTopUp)),
    "recharge/rechargeRecord": getOnly(forCustomers(handleTopUps)),
  },
  messages: topUpMessages,
  settings: { payment: topUpSettings },
  personalData,
} satisfies Domain;
