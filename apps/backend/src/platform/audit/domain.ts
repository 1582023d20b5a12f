import type { Domain } from "../domain/domain.ts";
import { forManagers } from "../http/desk-call.ts";
import { auditMessages } from "./audit-messages.ts";
import { handleAuditEntries, handlePutBack } from "./desk/audit-calls.ts";

export const auditDomain = {
  name: "audit",
  deskCalls: {
    "audit/list": forManagers("GET", handleAuditEntries),
    "audit/put_back": forManagers("POST", handlePutBack),
  },
  messages: auditMessages,
} satisfies Domain;
