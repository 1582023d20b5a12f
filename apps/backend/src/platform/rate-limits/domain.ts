import type { Domain } from "../domain/domain.ts";
import { rateLimitMessages } from "./rate-limit-messages.ts";
import { forgetEndedLimits } from "./forget-ended-limits.ts";
import { personalData } from "./personal-data.ts";

export const rateLimitDomain = {
  name: "rate-limits",
  messages: rateLimitMessages,
  jobs: [forgetEndedLimits],
  personalData,
} satisfies Domain;
