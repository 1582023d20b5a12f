import { useLingui } from "@lingui/react/macro";
import { platformMessage } from "@plaza/api-client";
import type { FieldErrors } from "@plaza/ui-kit/form-errors";
import { useMemo } from "react";
import type { FieldName } from "./problems.ts";

/** Why no code was sent, beside its field; a new object for each error. */
export function useCodeRejection(error: Error | null): FieldErrors<FieldName> | null {
  const { t } = useLingui();
  const noAnswer = t`We got no answer. Please check your connection and try again.`;
  return useMemo(() => (error === null ? null : { code: platformMessage(error) ?? noAnswer }), [error, noAnswer]);
}
