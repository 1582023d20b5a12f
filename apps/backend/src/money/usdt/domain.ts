import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { creditUsdt } from "./credit-transfers.ts";
import { noteForeignTokens } from "./foreign-tokens.ts";
import { personalData } from "./personal-data.ts";
import { refreshUsdtRate } from "./rate-source.ts";
import { registerStandIn } from "./stand-in-routes.ts";
import { handleCancel, handleCreate, handleDetail, handleLists, handleTerms } from "./usdt-calls.ts";
import { usdtCommand } from "./usdt-command.ts";
import { usdtMessages } from "./usdt-messages.ts";
import { usdtSettings } from "./usdt-settings.ts";
import { watchUsdt } from "./watch-network.ts";

export const usdtDomain = {
  name: "usdt",
  calls: {
    "usdt/terms": getOnly(forCustomers(handleTerms)),
    "usdt/create": postOnly(forCustomers(handleCreate)),
    "usdt/detail": getOnly(forCustomers(handleDetail)),
    "usdt/lists": getOnly(forCustomers(handleLists)),
    "usdt/cancel": postOnly(forCustomers(handleCancel)),
  },
  messages: usdtMessages,
  settings: { usdt: usdtSettings },
  jobs: [watchUsdt, creditUsdt, noteForeignTokens, refreshUsdtRate],
  commands: [usdtCommand],
  personalData,
  registerRoutes: (app, services) => {
    if (services.usdt?.isSandbox === true) registerStandIn(app, services, services.usdt);
  },
} satisfies Domain;
