import { forAnybody } from "../../platform/http/agent-call.ts";
import { anyMethod } from "../../platform/http/call.ts";
import { handleConfiguration, handleDeskConfiguration } from "./configuration-calls.ts";
import { handleCustomerService, handlePublicData } from "./public-data-calls.ts";
import { handleHome } from "./home-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { promiseSettings, siteSettings } from "./site-settings.ts";

export const siteDomain = {
  name: "site",
  calls: {
    "index/config": anyMethod(handleConfiguration),
    "index/index": anyMethod(handleHome),
    "pc/commonData": anyMethod(handlePublicData),
    "setting/getPlatformCustomerService": anyMethod(handleCustomerService),
  },
  agentCalls: { "chat/config": forAnybody("any", handleDeskConfiguration) },
  settings: { site: siteSettings, promises: promiseSettings },
} satisfies Domain;
