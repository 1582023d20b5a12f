import { type Calls, anyMethod, forCustomers, getOnly } from "../http/call.ts";
import { answerAccountLog } from "./account-log-call.ts";
import { answerMyWallet } from "./my-wallet-call.ts";

export const walletCalls: Calls = {
  "user/myWallet": anyMethod(forCustomers(answerMyWallet)),
  "user/accountLog": getOnly(forCustomers(answerAccountLog)),
};
