import { anyMethod, forCustomers, getOnly } from "../http/call.ts";
import { handleAccountLog } from "./account-log-call.ts";
import { handleMyWallet } from "./my-wallet-call.ts";
import type { Domain } from "../domain/domain.ts";

export const walletDomain = {
  name: "wallet",
  calls: {
    "user/myWallet": anyMethod(forCustomers(handleMyWallet)),
    "user/accountLog": getOnly(forCustomers(handleAccountLog)),
  },
} satisfies Domain;
