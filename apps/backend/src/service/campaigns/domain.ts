import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import {
  handleCampaign,
  handleCampaignList,
  handleCountAudience,
  handleRemoveCampaign,
  handleSaveCampaign,
  handleSendCampaign,
  handleStopCampaign,
} from "./campaign-calls.ts";
import { campaignMessages } from "./campaign-messages.ts";
import { sendCampaigns } from "./send-campaigns.ts";

/** Operators write to groups of customers, in their inboxes. */
export const campaignDomain = {
  name: "campaigns",
  deskCalls: {
    "campaigns/list": forOperators("GET", handleCampaignList),
    "campaigns/detail": forOperators("GET", handleCampaign),
    "campaigns/count": forOperators("GET", handleCountAudience),
    "campaigns/save": forOperators("POST", handleSaveCampaign),
    "campaigns/remove": forOperators("POST", handleRemoveCampaign),
    "campaigns/send": forOperators("POST", handleSendCampaign),
    "campaigns/stop": forOperators("POST", handleStopCampaign),
  },
  jobs: [sendCampaigns],
  messages: campaignMessages,
} satisfies Domain;
