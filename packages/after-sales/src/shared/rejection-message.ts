import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { platformMessage } from "@plaza/api-client";

/** Why a call failed: the platform's own message where it sent one, else that there was no answer. */
export function rejectionMessage(i18n: I18n, error: Error): string {
  return platformMessage(error) ?? i18n._(msg`We got no answer. Please check your connection and try again.`);
}
