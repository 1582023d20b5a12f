import type { Domain } from "../../platform/domain/domain.ts";
import { anyMethod } from "../../platform/http/call.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { personalData } from "./accepted-policies.ts";
import {
  handleAddSkeletons,
  handleDiscardPolicyDraft,
  handlePolicies,
  handlePolicyDetail,
  handlePolicyPreviewAddresses,
  handlePolicyVersion,
  handlePreviewPolicy,
  handlePublishPolicy,
  handlePublishPolicyAgain,
  handleSavePolicyDraft,
} from "./policy-calls.ts";
import { policyMessages } from "./policy-messages.ts";
import { policyPreview } from "./preview-policy.ts";
import { handlePolicy } from "./shown-policy-call.ts";

/** What customers and merchants agree to: written and published by operators, and kept as it was accepted. */
export const policyDomain = {
  name: "policies",
  calls: {
    "policy/service": anyMethod(handlePolicy("service")),
    "policy/privacy": anyMethod(handlePolicy("privacy")),
    "policy/aftersale": anyMethod(handlePolicy("aftersale")),
  },
  deskCalls: {
    "policies/list": forOperators("GET", handlePolicies),
    "policies/detail": forOperators("GET", handlePolicyDetail),
    "policies/version": forOperators("GET", handlePolicyVersion),
    "policies/save_draft": forOperators("POST", handleSavePolicyDraft),
    "policies/discard_draft": forOperators("POST", handleDiscardPolicyDraft),
    "policies/publish": forOperators("POST", handlePublishPolicy),
    "policies/publish_again": forOperators("POST", handlePublishPolicyAgain),
    "policies/add_skeletons": forOperators("POST", handleAddSkeletons),
    "policies/preview": forOperators("POST", handlePreviewPolicy),
    "policies/preview_addresses": forOperators("POST", handlePolicyPreviewAddresses),
  },
  previews: { policy: policyPreview },
  messages: policyMessages,
  personalData,
} satisfies Domain;
