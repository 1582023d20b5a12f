import type { Domain } from "../../platform/domain/domain.ts";
import { postOnly } from "../../platform/http/call.ts";
import { codeMessages } from "./code-messages.ts";
import { outboxCommand } from "./outbox.ts";
import { forgetOldCodes } from "./sms-codes.ts";
import { handleSendCode } from "./send-code.ts";
import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { smsCodes, smsOutbox } from "../../platform/store/schema/codes.ts";
import { eq } from "../../platform/store/sql.ts";

/** Codes are secrets, so no copy has them. */
const personalData: PersonalData = {
  tables: [smsCodes, smsOutbox],
  erase: async (tx, { mobile }) => {
    if (mobile === null) return;
    await tx.delete(smsCodes).where(eq(smsCodes.mobile, mobile));
    await tx.delete(smsOutbox).where(eq(smsOutbox.mobile, mobile));
  },
};

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
