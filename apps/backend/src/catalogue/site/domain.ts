import { forAnybody } from "../../platform/http/agent-call.ts";
import { anyMethod } from "../../platform/http/call.ts";
import { handleConfiguration } from "./configuration-call.ts";
import { handleDeskConfiguration } from "./desk-configuration-call.ts";
import { handleCustomerService } from "./customer-service-call.ts";
import { handleHome } from "./home-call.ts";
import { handlePolicy } from "./policy-call.ts";
import { handlePublicData } from "./public-data-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { siteSettings } from "./site-settings.ts";

export const siteDomain = {
  name: "site",
  calls: {
    "index/config": anyMethod(handleConfiguration),
    "index/index": anyMethod(handleHome),
    "pc/commonData": anyMethod(handlePublicData),
    "policy/service": anyMethod(handlePolicy("service")),
    "policy/privacy": anyMethod(handlePolicy("privacy")),
    "policy/aftersale": anyMethod(handlePolicy("aftersale")),
    "setting/getPlatformCustomerService": anyMethod(handleCustomerService),
  },
  agentCalls: { "chat/config": forAnybody("any", handleDeskConfiguration) },
  settings: siteSettings,
} satisfies Domain;
