import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleApproval, handleApprove, handleRefuse, handleSetApprovalRule } from "./approval-calls.ts";
import { approvalMessages } from "./approval-messages.ts";
import { approvalSettings } from "./approval-settings.ts";

/** Products that wait for an operator before shoppers see them. */
export const approvalDomain = {
  name: "approvals",
  deskCalls: {
    "all_products/approval": forOperators("GET", handleApproval),
    "all_products/approve": forOperators("POST", handleApprove),
    "all_products/refuse": forOperators("POST", handleRefuse),
    "shops/set_approval": forOperators("POST", handleSetApprovalRule),
  },
  settings: { products: approvalSettings },
  messages: approvalMessages,
} satisfies Domain;
