import { useLingui } from "@lingui/react/macro";
import { ApiError, staleAfter, type Submission, submitOrder } from "@plaza/api-client";
import { to, useAction, fieldsOf, readTab, writeTab } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { checkoutRoute } from "../routes.ts";
import { useIsMounted } from "@plaza/ui-kit/use-dialog";
import { forgetDraft } from "./checkout-query.ts";

const storageKey = "plaza:submission";

/** The content without the key: the same content is the same attempt, however often it is sent. */
function contentOf({ idempotencyKey: _key, ...content }: Submission): string {
  return JSON.stringify(content);
}

/** The unanswered submission of this checkout, which may only be sent again unchanged. */
export function readPending(data: string): Submission | null {
  const stored = readTab(storageKey);
  const submission = stored["data"] === data ? fieldsOf(stored["submission"]) : {};
  return isSubmission(submission) ? submission : null;
}

/**
 * Notes a submission before it is sent. Unchanged content keeps its key, so that the platform recognises a repetition,
 * also after a reload.
 */
export function notePending(data: string, submission: Submission): Submission {
  const before = readPending(data);
  const named = before !== null && contentOf(before) === contentOf(submission) ? before : submission;
  writeTab(storageKey, { data, submission: named });
  return named;
}

/** Forgets the submission, because it was answered. */
export function forgetPending(): void {
  writeTab(storageKey, null);
}

/** Checked strictly although only this page writes it, because what is read back is charged. */
function isSubmission(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & Submission {
  const { lines, cartLineIds, couponIds, remarks, addressId, expectedAmount, idempotencyKey } = value;
  return (
    [lines, cartLineIds, couponIds, remarks].every(Array.isArray) &&
    (addressId === null || Number.isSafeInteger(addressId)) &&
    Number.isSafeInteger(expectedAmount) &&
    (idempotencyKey === null || typeof idempotencyKey === "string")
  );
}

export type SubmissionState =
  | { readonly kind: "idle" | "sending" }
  /** No answer came, so the order may exist or not. */
  | { readonly kind: "unconfirmed" }
  /** The platform's message, and the amount in fen that the shopper had agreed to. */
  | { readonly kind: "rejected"; readonly message: string | null; readonly expectedAmount: number };

export interface SubmissionControl {
  readonly state: SubmissionState;
  readonly submit: (submission: Submission) => void;
  /** Sends the unanswered submission again, unchanged, so that the platform recognises it. */
  readonly repeat: () => void;
  /** Gives up the unanswered submission. */
  readonly forget: () => void;
}

/** Submits an order once, whatever shopper and network do, and leads to the payment page. */
export function useSubmission(data: string, onRejected: () => void): SubmissionControl {
  const { t } = useLingui();
  const { api } = checkoutRoute.useRouteContext();
  const toasts = useToasts();
  const navigate = checkoutRoute.useNavigate();
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const [known, setState] = useState<SubmissionState | null>(null);
  const here = useIsMounted();
  const { run } = useAction({
    mutationFn: (submission: Submission) => {
      setState({ kind: "sending" });
      return submitOrder(api, notePending(data, submission));
    },
    meta: { quiet: true },
    onSuccess: async (subject) => {
      forgetPending();
      forgetDraft();
      // Replaces checkout in the history: going back must not lead to a checkout that is already ordered.
      if (here.current) await navigate({ ...to.payment(subject), replace: true });
      else toasts.show(t`Your order is placed. It waits for its payment among your orders.`);
      void queryClient.invalidateQueries({ predicate: staleAfter("order-placed") });
    },
    onError: (error, submission) => {
      if (!(error instanceof ApiError) || error.kind === "transport") {
        if (!here.current) toasts.show(t`We do not know yet whether your order arrived`, "danger");
        return setState({ kind: "unconfirmed" });
      }
      if (!here.current) toasts.show(t`Your order was not placed`, "danger");
      forgetPending();
      setState({ kind: "rejected", message: error.platformMessage, expectedAmount: submission.expectedAmount });
      onRejected();
    },
  });

  // An unanswered submission may be left over from before a reload or the login.
  const isLeftOver = known === null && hydrated && readPending(data) !== null;
  return {
    state: known ?? { kind: isLeftOver ? "unconfirmed" : "idle" },
    submit: run,
    repeat: () => {
      const pending = readPending(data);
      if (pending === null) setState({ kind: "idle" });
      else run(pending);
    },
    forget: () => {
      forgetPending();
      setState({ kind: "idle" });
    },
  };
}
