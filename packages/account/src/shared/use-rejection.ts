import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { rejectionMessage } from "./rejection-message.ts";

/** Why something was not done, for a form to show. */
export interface Rejection {
  readonly message: string;
}

/** @returns a new object for each error */
export function useRejection(error: Error | null): Rejection | null {
  const { i18n } = useLingui();
  return useMemo(() => (error === null ? null : { message: rejectionMessage(i18n, error) }), [error, i18n]);
}
