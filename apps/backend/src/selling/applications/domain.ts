import type { Domain } from "../../platform/domain/domain.ts";
import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleApplication, handleApplications, handleApprove, handleRefuse } from "./desk/operator-calls.ts";
import { applicationMessages } from "./application-messages.ts";
import { applicationSettings } from "./application-settings.ts";
import { handleApply } from "./apply-call.ts";
import { applicationsCommand } from "./commands/applications-command.ts";
import { forgetDocuments } from "./forget-documents.ts";
import { handleCorrect, handleWithdraw } from "./change-calls.ts";
import { handleDetail, handleRecords } from "./own-calls.ts";
import { personalData } from "./personal-data.ts";
import { handleTreaty } from "./apply-call.ts";

export const applicationDomain = {
  name: "applications",
  calls: {
    "ShopApply/getTreaty": getOnly(handleTreaty),
    "ShopApply/apply": postOnly(forCustomers(handleApply)),
    "ShopApply/correct": postOnly(forCustomers(handleCorrect)),
    "ShopApply/withdraw": postOnly(forCustomers(handleWithdraw)),
    "ShopApply/record": getOnly(forCustomers(handleRecords)),
    "ShopApply/detail": getOnly(forCustomers(handleDetail)),
  },
  deskCalls: {
    "applications/list": forOperators("GET", handleApplications),
    "applications/detail": forOperators("GET", handleApplication),
    "applications/approve": forOperators("POST", handleApprove),
    "applications/refuse": forOperators("POST", handleRefuse),
  },
  messages: applicationMessages,
  settings: { registration: applicationSettings },
  jobs: [forgetDocuments],
  commands: [applicationsCommand],
  personalData,
} satisfies Domain;
