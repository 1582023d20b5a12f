import type { Domain } from "../../platform/domain/domain.ts";
import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { withdrawalExclusionCommand } from "./withdrawal-exclusion-command.ts";
import { handleReceipt, handleSendBack, handleWithdraw, handleWithdrawalInfo } from "./withdrawal-calls.ts";
import { withdrawalMessages } from "./withdrawal-messages.ts";
import { personalData } from "./personal-data.ts";

export const withdrawalDomain = {
  name: "withdrawals",
  calls: {
    "withdrawal/info": getOnly(forCustomers(handleWithdrawalInfo)),
    "withdrawal/add": postOnly(forCustomers(handleWithdraw)),
    "withdrawal/receipt": getOnly(forCustomers(handleReceipt)),
    "withdrawal/sendBack": postOnly(forCustomers(handleSendBack)),
  },
  messages: withdrawalMessages,
  commands: [withdrawalExclusionCommand],
  personalData,
} satisfies Domain;
