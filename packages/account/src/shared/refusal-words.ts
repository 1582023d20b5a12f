import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ApiError } from "@plaza/api-client";

/** Why a call did not do what it was asked to: in the platform's own words, where it has some. */
export function refusalWords(i18n: I18n, error: unknown): string {
  if (error instanceof ApiError && error.kind === "business" && error.platformMessage !== null)
    return error.platformMessage;
  return i18n._(msg`We got no answer. Please check your connection and try again.`);
}
