import type { Domain } from "../../platform/domain/domain.ts";
import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { handleAskForCopy, handleCopyState } from "./copy-calls.ts";
import { customersCommand } from "./customers-command.ts";
import { deleteDueAccounts } from "./delete-due-accounts.ts";
import { handleCheckDeletion, handleDeleteAccount, handleKeepAccount } from "./deletion-calls.ts";
import { registerDownload } from "./copy-calls.ts";
import { forgetDataCopies } from "./forget-data-copies.ts";
import { makeDataCopies } from "./make-data-copies.ts";
import { personalDataMessages } from "./personal-data-messages.ts";
import { personalDataSettings } from "./personal-data-settings.ts";
import { personalData } from "./personal-data.ts";

export const personalDataDomain = {
  name: "personal-data",
  calls: {
    "user_data/state": getOnly(forCustomers(handleCopyState)),
    "user_data/ask": postOnly(forCustomers(handleAskForCopy)),
    "user_delete/check": getOnly(forCustomers(handleCheckDeletion)),
    "user_delete/delete": postOnly(forCustomers(handleDeleteAccount)),
    "user_delete/revoke": postOnly(forCustomers(handleKeepAccount)),
  },
  messages: personalDataMessages,
  settings: { registration: personalDataSettings },
  jobs: [makeDataCopies, forgetDataCopies, deleteDueAccounts],
  commands: [customersCommand],
  registerRoutes: registerDownload,
  personalData,
} satisfies Domain;
