import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export interface MatchOutcome {
  readonly status: "pending" | "success" | "error" | "notFound";
  /** Whether the address goes on where no route does; such a match counts as a success. */
  readonly _notFound?: boolean;
}

const notFound = msg`This page could not be found`;
const offline = msg`You are offline`;
const failed = msg`Sorry, there was an error on the page you visited`;

/** False where the page is missing, or the address leads nowhere. */
export function wasFound(matches: readonly MatchOutcome[]): boolean {
  return matches.every(({ status, _notFound }) => status !== "notFound" && _notFound !== true);
}

/** The title of what is shown instead of a page that failed; undefined where none did. */
export function failureTitle(matches: readonly MatchOutcome[]): MessageDescriptor | undefined {
  if (!wasFound(matches)) return notFound;
  if (matches.every(({ status }) => status !== "error")) return undefined;
  return typeof window === "undefined" || navigator.onLine ? failed : offline;
}
