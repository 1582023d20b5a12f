import type { Domain } from "../domain/domain.ts";
import { forAgents, forAnybody } from "../http/agent-call.ts";
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
  messages: agentMessages,
  jobs: [forgetAgentSessions],
  commands: [agentsCommand],
} satisfies Domain;
