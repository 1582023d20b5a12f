import type { Domain } from "../../platform/domain/domain.ts";
import { forAgents, forAnybody } from "../../platform/http/agent-call.ts";
import { forOperators, forOwnAccount, forShop, forVisitors } from "../../platform/http/desk-call.ts";
import {
  handleFindAccounts,
  handleResetAccount,
  handleAddToTeam,
  handleResetPassword,
  handleSetDisabled,
  handleTeam,
} from "./desk/account-calls.ts";
import { agentMessages } from "./agent-messages.ts";
import { agentsCommand } from "./commands/agents-command.ts";
import { forgetAgentSessions } from "./agent-session.ts";
import { forgetChallenges } from "./second-factor/challenges.ts";
import { handleRemoveFactors } from "./second-factor/colleague-calls.ts";
import { factorMessages } from "./second-factor/factor-messages.ts";
import { handleBeginLogin, handleFinishLogin } from "./second-factor/login-calls.ts";
import {
  handleAddFactor,
  handleBeginFactor,
  handleFactors,
  handleRemoveFactor,
  handleRenewRecoveryCodes,
} from "./second-factor/own-factor-calls.ts";
import { handleForgotCode, handleNewPassword } from "./forgotten-password-calls.ts";
import { handleAgentLogin, handleAgentLogout } from "./login-call.ts";
import {
  handleChangeMobile,
  handleChangePassword,
  handleMobileCode,
  handleOwnAccount,
  handleEndOtherSessions,
  handleEndSession,
  handleSessions,
} from "./desk/own-account-calls.ts";
import { handleAgentUpload } from "../../platform/files/upload-calls.ts";
import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { agents } from "../../platform/store/schema/agents.ts";

/** An account of the desk, its telephone included, is its shop's: it outlives the shopper's account of whoever works there. */
const personalData: PersonalData = {
  tables: [agents],
  erase: async () => {},
};

export const agentDomain = {
  name: "agents",
  agentCalls: {
    "account/login": forAnybody("POST", handleAgentLogin),
    "account/logout": forAgents("any", handleAgentLogout),
    "account/forgotCode": forAnybody("POST", handleForgotCode),
    "account/newPassword": forAnybody("POST", handleNewPassword),
    "file/formImage": forAgents("POST", handleAgentUpload),
  },
  deskCalls: {
    "login/begin": forVisitors("POST", handleBeginLogin),
    "login/finish": forVisitors("POST", handleFinishLogin),
    "account/info": forOwnAccount("GET", handleOwnAccount),
    "account/change_password": forOwnAccount("POST", handleChangePassword),
    "account/mobile_code": forOwnAccount("POST", handleMobileCode),
    "account/change_mobile": forOwnAccount("POST", handleChangeMobile),
    "account/sessions": forOwnAccount("GET", handleSessions),
    "account/end_session": forOwnAccount("POST", handleEndSession),
    "account/end_other_sessions": forOwnAccount("POST", handleEndOtherSessions),
    "account/factors": forOwnAccount("GET", handleFactors),
    "account/begin_factor": forOwnAccount("POST", handleBeginFactor),
    "account/add_factor": forOwnAccount("POST", handleAddFactor),
    "account/remove_factor": forOwnAccount("POST", handleRemoveFactor),
    "account/renew_recovery_codes": forOwnAccount("POST", handleRenewRecoveryCodes),
    "accounts/find": forOperators("GET", handleFindAccounts),
    "accounts/reset": forOperators("POST", handleResetAccount),
    "accounts/remove_factors": forOperators("POST", handleRemoveFactors),
    "team/list": forShop("owner", "GET", handleTeam),
    "team/add": forShop("owner", "POST", handleAddToTeam),
    "team/disable": forShop("owner", "POST", handleSetDisabled(true)),
    "team/enable": forShop("owner", "POST", handleSetDisabled(false)),
    "team/reset": forShop("owner", "POST", handleResetPassword),
  },
  messages: { ...agentMessages, ...factorMessages },
  jobs: [forgetAgentSessions, forgetChallenges],
  commands: [agentsCommand],
  personalData,
} satisfies Domain;
