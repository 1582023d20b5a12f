import { useLingui } from "@lingui/react/macro";
import { afterSalesRequestQuery, ApiError, type Application, applyAgain, applyForAfterSales } from "@plaza/api-client";
import { to, useAction, useIdempotencyKey } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { applicationRoute } from "../routes.ts";
import { renewAfterSales } from "../shared/request-calls.ts";
import { type DraftSubject, forgetDraft } from "./application-draft.ts";

export interface ApplicationControl {
  readonly send: (application: Omit<Application, "idempotencyKey">) => void;
  readonly busy: boolean;
  readonly error: Error | null;
  /** Whether the platform recognises a repetition, so that sending again is safe. */
  readonly repeatable: boolean;
  /** Forgets why the last one failed, once the form has changed. */
  readonly forget: () => void;
}

/** Sends an application once, whatever shopper and network do, and leads to its answer. */
export function useApplication(
  { orderId, skuId, requestId }: DraftSubject,
  /** Null once the form is no longer shown. */
  shown: RefObject<HTMLElement | null>,
): ApplicationControl {
  const { t } = useLingui();
  const { api } = applicationRoute.useRouteContext();
  const navigate = applicationRoute.useNavigate();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { repeatable, keyOf, settle } = useIdempotencyKey(
    `plaza:after-sales-attempt:apply:${orderId}_${skuId}_${requestId ?? ""}`,
  );
  const { run, isPending, isSuccess, error, reset } = useAction({
    mutationFn: (content: Omit<Application, "idempotencyKey">) => {
      const application = { ...content, idempotencyKey: keyOf(content) };
      return requestId === null
        ? applyForAfterSales(api, { ...application, orderId, skuId })
        : applyAgain(api, { ...application, requestId });
    },
    meta: { quiet: true },
    // The form stays busy, because it is being left.
    repetition: "any",
    onSuccess: async (sentId, content) => {
      settle(content);
      forgetDraft();
      // What was refused would be shown as it was. Without an answer the page asks again.
      if (requestId !== null)
        await queryClient.fetchQuery({ ...afterSalesRequestQuery(api, sentId), staleTime: 0 }).catch(() => undefined);
      // Replaces the form in the history: going back must not lead to one that has been sent.
      if (shown.current !== null) await navigate({ ...to.afterSalesResult(sentId), replace: true });
      else toasts.show(t`Your application is with the shop`);
      await renewAfterSales(queryClient);
    },
    // Not without an answer: what is sent once more has to be the same.
    onError: (problem) =>
      problem instanceof ApiError && problem.kind === "business" ? renewAfterSales(queryClient) : undefined,
  });
  return {
    send: run,
    busy: isPending || isSuccess,
    error,
    repeatable,
    forget: () => {
      if (error !== null) reset();
    },
  };
}
