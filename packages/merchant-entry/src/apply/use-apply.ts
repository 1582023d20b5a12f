import {
  ApiError,
  applyAsMerchant,
  correctMerchantApplication,
  type MerchantApplication,
  type NewMerchantApplication,
  platformMessage,
  rejectedApplicationField,
  staleAfter,
} from "@plaza/api-client";
import { useLingui } from "@lingui/react/macro";
import { rootRoute, to, useAction, useIdempotencyKey } from "@plaza/routing";
import type { FieldErrors } from "@plaza/ui-kit/form-errors";
import { useToasts } from "@plaza/ui-kit/toast";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import { forgetDraft } from "./draft.ts";
import type { FieldName } from "./problems.ts";

type WantedApplication = Omit<NewMerchantApplication, "idempotencyKey">;

export interface ApplyControl {
  readonly send: (wanted: WantedApplication) => void;
  readonly busy: boolean;
  /** What the platform has said to one of the fields; a new object each time, null where nothing. */
  readonly rejected: FieldErrors<FieldName> | null;
  /** Any other failure. */
  readonly error: Error | null;
  readonly repeatable: boolean;
  /** Forgets why the last one failed, once the form has changed. */
  readonly forget: () => void;
}

/**
 * Sends an application once, whatever shopper and network do, and leads to it.
 *
 * @param corrected what is written anew instead, as the applicant has seen it
 */
export function useApply(corrected: MerchantApplication | null): ApplyControl {
  const { api, queryClient } = rootRoute.useRouteContext();
  const { t } = useLingui();
  const navigate = useNavigate();
  const toasts = useToasts();
  // Not stored in the tab, because an application holds a password.
  const { repeatable, keyOf, settle } = useIdempotencyKey();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const renew = () => queryClient.invalidateQueries({ predicate: staleAfter("merchant-application-change") });
  const { run, isPending, isSuccess, error, reset } = useAction({
    mutationFn: async (wanted: WantedApplication) => {
      if (corrected === null) return applyAsMerchant(api, { ...wanted, idempotencyKey: keyOf(wanted) });
      const { id, revision } = corrected;
      await correctMerchantApplication(api, { ...wanted, id, revision: revision ?? 1 });
      return id;
    },
    meta: { quiet: true },
    repetition: "any",
    onSuccess: async (id, wanted) => {
      settle(wanted);
      forgetDraft();
      // Replaces the form in the history: going back must not lead to one that has been sent.
      if (shown.current) await navigate({ ...to.merchantApplicationDetail(id), replace: true });
      else toasts.show(corrected === null ? t`Your application has been sent` : t`Your correction has been sent`);
      await renew();
    },
    // Without an answer what is sent once more has to be the same; with one, another may be open by now.
    onError: (problem) => (problem instanceof ApiError && problem.kind === "business" ? renew() : undefined),
  });
  const rejected = useMemo(() => {
    const field = error === null ? null : rejectedApplicationField(error);
    const message = platformMessage(error);
    return field === null || message === null ? null : { [field]: message };
  }, [error]);
  return {
    send: run,
    busy: isPending || isSuccess,
    rejected,
    error: rejected === null ? error : null,
    repeatable,
    forget: () => {
      if (error !== null) reset();
    },
  };
}
