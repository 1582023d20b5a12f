import type { Domain } from "../../platform/domain/domain.ts";
import { postOnly } from "../../platform/http/call.ts";
import { codeMessages } from "./code-messages.ts";
import { outboxCommand } from "./outbox-command.ts";
import { forgetOldCodes } from "./forget-old-codes.ts";
import { handleSendCode } from "./send-code-call.ts";
import { personalData } from "./personal-data.ts";

export const codeDomain = {
  name: "codes",
  calls: {
    "sms/send": postOnly(handleSendCode),
  },
  messages: codeMessages,
  jobs: [forgetOldCodes],
  commands: [outboxCommand],
  personalData,
} satisfies Domain;
