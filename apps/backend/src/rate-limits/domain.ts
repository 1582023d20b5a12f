import type { Domain } from "../domain/domain.ts";
import { rateLimitMessages } from "./rate-limit-messages.ts";
import { forgetEndedLimits } from "./forget-ended-limits.ts";

export const rateLimitDomain = {
  name: "rate-limits",
  messages: rateLimitMessages,
  jobs: [forgetEndedLimits],
} satisfies Domain;
