import type { Domain } from "../domain/domain.ts";
import { forAgents, forAnybody } from "../http/agent-call.ts";
import { forShop } from "../http/desk-call.ts";
import { handleAddToTeam, handleResetPassword, handleSetDisabled, handleTeam } from "./desk/team-calls.ts";
import { agentMessages } from "./agent-messages.ts";
import { agentsCommand } from "./commands/agents-command.ts";
import { forgetAgentSessions } from "./forget-agent-sessions.ts";
import { handleAgentLogin, handleAgentLogout } from "./login-call.ts";
import { handleAgentUpload } from "./upload-call.ts";

export const agentDomain = {
  name: "agents",
  agentCalls: {
    "account/login": forAnybody("POST", handleAgentLogin),
    "account/logout": forAgents("any", handleAgentLogout),
    "file/formImage": forAgents("POST", handleAgentUpload),
  },
  deskCalls: {
    "team/list": forShop("owner", "GET", handleTeam),
    "team/add": forShop("owner", "POST", handleAddToTeam),
    "team/disable": forShop("owner", "POST", handleSetDisabled(true)),
    "team/enable": forShop("owner", "POST", handleSetDisabled(false)),
    "team/reset": forShop("owner", "POST", handleResetPassword),
  },
  messages: agentMessages,
  jobs: [forgetAgentSessions],
  commands: [agentsCommand],
} satisfies Domain;
