import type { Domain } from "../../platform/domain/domain.ts";
import { postOnly } from "../../platform/http/call.ts";
import { codeMessages } from "./code-messages.ts";
import { outboxCommand } from "./outbox.ts";
import { forgetOldCodes } from "./codes.ts";
import { handleSendCode } from "./send-code.ts";
import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { codes, outbox } from "../../platform/store/schema/codes.ts";
import { inArray } from "../../platform/store/sql.ts";

/** Codes are secrets, so no copy has them. */
const personalData: PersonalData = {
  tables: [codes, outbox],
  erase: async (tx, { mobile, email }) => {
    const destinations = [mobile, email].filter((destination) => destination !== null);
    await tx.delete(codes).where(inArray(codes.destination, destinations));
    await tx.delete(outbox).where(inArray(outbox.destination, destinations));
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
