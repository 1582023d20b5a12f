import { useLingui } from "@lingui/react/macro";
import { ApiError, staleAfter, type Submission, submitOrder } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { checkoutRoute } from "../routes.ts";
import { useHere } from "../shared/use-here.ts";
import { forgetDraft } from "./checkout-draft.ts";
import { forgetPending, notePending, readPending } from "./pending-submission.ts";

export type SubmissionState =
  | { readonly kind: "idle" | "sending" }
  /** No answer: the order may be there, or not. */
  | { readonly kind: "unheard" }
  /** In the platform's words. Fen: what the shopper had agreed to. */
  | { readonly kind: "refused"; readonly message: string | null; readonly expectedAmount: number };

export interface SubmissionControl {
  readonly state: SubmissionState;
  readonly submit: (submission: Submission) => void;
  /** Sends what nothing was heard of, as it was: the platform recognises it. */
  readonly repeat: () => void;
  /** Gives up what nothing was heard of. */
  readonly forget: () => void;
}

/** From the press to the payment page: once, whatever shopper and network do. */
export function useSubmission(data: string, onRefused: () => void): SubmissionControl {
  const { t } = useLingui();
  const { api } = checkoutRoute.useRouteContext();
  const toasts = useToasts();
  const navigate = checkoutRoute.useNavigate();
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const [known, setState] = useState<SubmissionState | null>(null);
  const busy = useRef(false);
  const here = useHere();
  const { mutateAsync } = useMutation({
    mutationFn: async (submission: Submission) => submitOrder(api, submission),
    // An order that waits for a connection would be placed when nobody expects it any more.
    networkMode: "always",
    meta: { quiet: true },
  });

  async function send(submission: Submission): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: "sending" });
    try {
      const subject = await mutateAsync(notePending(data, submission));
      forgetPending();
      forgetDraft();
      // In the place of checkout: going back must not lead to an order that is placed already.
      if (here.current) await navigate({ ...to.payment(subject), replace: true });
      else toasts.show(t`Your order is placed. It waits for its payment among your orders.`);
      void queryClient.invalidateQueries({ predicate: staleAfter("order-placed") });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === "transport") {
        if (!here.current) toasts.show(t`We could not hear whether your order arrived`, "danger");
        return setState({ kind: "unheard" });
      }
      if (!here.current) toasts.show(t`Your order was not placed`, "danger");
      forgetPending();
      setState({ kind: "refused", message: error.platformMessage, expectedAmount: submission.expectedAmount });
      onRefused();
    } finally {
      busy.current = false;
    }
  }

  // Left over from before a reload, or from before the login.
  const isLeftOver = known === null && hydrated && readPending(data) !== null;
  return {
    state: known ?? { kind: isLeftOver ? "unheard" : "idle" },
    submit: (submission) => void send(submission),
    repeat: () => {
      const pending = readPending(data);
      if (pending === null) setState({ kind: "idle" });
      else void send(pending.submission);
    },
    forget: () => {
      forgetPending();
      setState({ kind: "idle" });
    },
  };
}
