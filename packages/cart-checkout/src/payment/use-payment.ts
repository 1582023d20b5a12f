import { useLingui } from "@lingui/react/macro";
import {
  ApiError,
  type PaymentMethod,
  paymentStatusQuery,
  type PaymentStart,
  type PaymentSubject,
  staleAfter,
  startPayment,
  type StartedPayment,
} from "@plaza/api-client";
import { useAction, useIdempotencyKey, readTab, writeTab } from "@plaza/routing";
import { openPaymentPage, submitPaymentForm } from "@plaza/shopping/payment-form";
import { useToasts } from "@plaza/ui-kit/toast";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { paymentRoute } from "../routes.ts";
import { useIsMounted } from "@plaza/ui-kit/use-dialog";
import { forgetLeaving, noteLeaving } from "./left-for-payment.ts";
import { paymentStage } from "./payment-status.ts";

const storageKey = "plaza:started-payment";

/** Notes in this tab what was started with a provider, for platforms that do not say so themselves. */
export function noteStarted({ from, id }: PaymentSubject, { payWay, at }: StartedPayment): void {
  writeTab(storageKey, { from, id, payWay, at });
}

/** What this tab has started for this; null where it has not. */
export function startedHere({ from, id }: PaymentSubject): StartedPayment | null {
  const { payWay, at, ...subject } = readTab(storageKey);
  if (subject["from"] !== from || subject["id"] !== id) return null;
  return typeof payWay === "number" && typeof at === "number" ? { payWay, at } : null;
}

type Scan = Extract<PaymentStart, { readonly kind: "qr" }>;

export type PaymentProgress =
  | { readonly kind: "idle" | "starting" | "leaving" }
  /** To be paid with a phone. */
  | { readonly kind: "scanning"; readonly scan: Scan; readonly method: PaymentMethod }
  /** `message` is the platform's. */
  | { readonly kind: "rejected"; readonly message: string | null }
  /** No answer came, so it may be paid or not. */
  | { readonly kind: "unconfirmed" }
  /** Something else is to be paid than the page showed, or nobody could say; nothing was started. */
  | { readonly kind: "changed" | "unasked" }
  /** The provider's address is not one that this shop may lead to. */
  | { readonly kind: "blocked" };

interface PaymentAttempt {
  readonly method: PaymentMethod;
  /** The amount that the page has shown, in fen. */
  readonly amount: number;
}

/** Before anything was started: it is no longer due, or another amount is. */
type Unstarted = { readonly kind: "over" } | { readonly kind: "changed" };

export interface PaymentControl {
  readonly progress: PaymentProgress;
  readonly pay: (attempt: PaymentAttempt) => void;
  /** Back to the choice of a method. */
  readonly stop: () => void;
}

const quiet = { quiet: true };

/** Runs a payment by any method, from the press to the confirmation. */
export function usePayment(subject: PaymentSubject): PaymentControl {
  const { api } = paymentRoute.useRouteContext();
  const { t } = useLingui();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { keyOf, settle } = useIdempotencyKey();
  const [progress, setProgress] = useState<PaymentProgress>({ kind: "idle" });
  const here = useIsMounted();
  /** The call to pay has been made, so that a failure is one of the payment. */
  const isSent = useRef(false);
  const { run } = useAction({
    mutationFn: async ({ method: { payWay }, amount }: PaymentAttempt): Promise<PaymentStart | Unstarted> => {
      setProgress({ kind: "starting" });
      isSent.current = false;
      // It may have been paid or closed in another tab, on a phone, or by the shop.
      const found = await queryClient.fetchQuery({ ...paymentStatusQuery(api, subject), meta: quiet });
      if (paymentStage(found) !== "due") return { kind: "over" };
      if (found.amount !== amount) return { kind: "changed" };
      isSent.current = true;
      return startPayment(api, { ...subject, payWay, idempotencyKey: keyOf(payWay) });
    },
    meta: quiet,
    onSuccess: async (start, { method }) => {
      const { payWay } = method;
      if (start.kind === "over") {
        toasts.show(t`It was paid or closed meanwhile. Nothing more was charged.`);
        return refresh();
      }
      if (start.kind === "changed") return setProgress({ kind: "changed" });
      // Another method may replace this attempt, whose key must then not be used again.
      settle(payWay);
      if (start.kind === "paid" || start.kind === "transfer") await refresh();
      else noteStarted(subject, { payWay, at: serverNow() });
      if (here.current) goOn(start, method);
    },
    onError: async (error, { method: { payWay } }) => {
      // It may be paid or closed meanwhile, so the status is fetched again.
      await refresh();
      const heard = error instanceof ApiError && error.kind === "business";
      if (heard) settle(payWay);
      if (heard) setProgress({ kind: "rejected", message: error.platformMessage });
      else setProgress({ kind: isSent.current ? "unconfirmed" : "unasked" });
    },
  });

  useEffect(() => {
    // The back button restores the page from the browser's cache, with the state in which it was left.
    function onShow({ persisted }: PageTransitionEvent): void {
      if (persisted) setProgress({ kind: "idle" });
    }
    // The page's policy allows forms only to the gateways that it names.
    function onViolation({ effectiveDirective }: SecurityPolicyViolationEvent): void {
      if (effectiveDirective !== "form-action") return;
      forgetLeaving();
      setProgress({ kind: "blocked" });
    }
    addEventListener("pageshow", onShow);
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => {
      removeEventListener("pageshow", onShow);
      document.removeEventListener("securitypolicyviolation", onViolation);
    };
  }, []);

  function goOn(start: PaymentStart, method: PaymentMethod): void {
    if (start.kind === "paid" || start.kind === "transfer") setProgress({ kind: "idle" });
    else if (start.kind === "qr") setProgress({ kind: "scanning", scan: start, method });
    else if (start.kind === "page" ? openPaymentPage(start.address) : submitPaymentForm(start)) {
      noteLeaving(subject, serverNow());
      setProgress({ kind: "leaving" });
    } else setProgress({ kind: "blocked" });
  }

  async function refresh(): Promise<void> {
    await queryClient.invalidateQueries({ predicate: staleAfter("order-change") });
  }
  return { progress, pay: run, stop: () => setProgress({ kind: "idle" }) };
}
