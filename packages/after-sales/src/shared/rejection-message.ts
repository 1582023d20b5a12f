import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ApiError } from "@plaza/api-client";

/** The platform's own message where it rejected a call with one. */
export function platformMessage(error: Error | null): string | null {
  return error instanceof ApiError && error.kind === "business" ? error.platformMessage : null;
}

/** Why a call failed: the platform's own message where it sent one, else that there was no answer. */
export function rejectionMessage(i18n: I18n, error: Error): string {
  return platformMessage(error) ?? i18n._(msg`We got no answer. Please check your connection and try again.`);
}
