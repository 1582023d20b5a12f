import { useLingui } from "@lingui/react/macro";
import type { Problem } from "../connection/outbox.ts";

/** Why a message did not go out, in the shopper's language; in the platform's words where its reason has none of ours. */
export function useProblemText(): (problem: Problem | null) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem?.reason ?? "") {
      case "offline":
        return t`Customer service is currently offline, unable to send message`;
      case "not-connected":
        return t`Connection not established, please try again later`;
      case "not_yours":
        return t`This cannot be sent here.`;
      case "too_long":
        return t`A message has at most 2,000 characters.`;
      case "too_fast":
        return t`Too many messages at once. Please wait a moment.`;
      default:
        return problem?.message || t`It was not sent.`;
    }
  };
}
