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
  /** The platform recognises a repeated application, so it is safe to send it again. */
  readonly repeatable: boolean;
  /** Clears the error of the last attempt. Called when the form changes. */
  readonly forget: () => void;
}

/** Sends an application exactly once, even after repeated presses or lost answers, and opens the result page. */
export function useApplication(
  { orderId, skuId, requestId }: DraftSubject,
  /** Null once the form is unmounted. */
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
    // The form stays busy while the result page opens.
    repetition: "any",
    onSuccess: async (sentId, content) => {
      settle(content);
      forgetDraft();
      // The cache still has the refused request. If this call fails, the result page fetches it again.
      if (requestId !== null)
        await queryClient.fetchQuery({ ...afterSalesRequestQuery(api, sentId), staleTime: 0 }).catch(() => undefined);
      // Replaces the form in the history: going back must not lead to one that has been sent.
      if (shown.current !== null) await navigate({ ...to.afterSalesResult(sentId), replace: true });
      else toasts.show(t`Your application is with the shop`);
      await renewAfterSales(queryClient);
    },
    // Not after a lost answer: the repetition has to send the same application.
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
