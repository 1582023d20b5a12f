import { type PaymentMethod, type PaymentStart, startPayment } from "@plaza/api-client";
import { useIdempotencyKey } from "@plaza/routing";
import { openPaymentPage, submitPaymentForm } from "@plaza/shopping/payment-form";
import { useEffect, useState } from "react";
import { walletRoute } from "../routes.ts";
import { type Submission, useSubmission } from "../shared/use-submission.ts";

type TopUpStage =
  | { readonly kind: "idle" | "leaving" }
  /** To be paid with a phone. */
  | {
      readonly kind: "scanning";
      readonly scan: Extract<PaymentStart, { readonly kind: "qr" }>;
      readonly method: PaymentMethod;
    }
  /** The provider's address is not one that this shop may lead to. */
  | { readonly kind: "blocked" };

export interface TopUpPayment extends Pick<Submission<PaymentMethod>, "busy" | "rejected"> {
  readonly stage: TopUpStage;
  readonly pay: (method: PaymentMethod) => void;
  /** Back to the choice of a method. */
  readonly stop: () => void;
}

/** Pays for a top-up with a provider, up to where the shopper leaves for it or scans its code. */
export function useTopUpPayment(topUpId: number, onPaid: () => void): TopUpPayment {
  const { api } = walletRoute.useRouteContext();
  const { keyOf, settle } = useIdempotencyKey();
  const [stage, setStage] = useState<TopUpStage>({ kind: "idle" });
  const { submit, busy, rejected, forget } = useSubmission(
    async (method: PaymentMethod) => {
      const { payWay } = method;
      setStage({ kind: "idle" });
      const subject = { from: "recharge", id: topUpId } as const;
      const start = await startPayment(api, { ...subject, payWay, idempotencyKey: keyOf(payWay) });
      // Another method may replace this attempt, whose key must then not be used again.
      settle(payWay);
      goOn(start, method);
    },
    () => undefined,
    "again",
  );

  useEffect(() => {
    // The back button restores the page from the browser's cache, with the state in which it was left.
    function onShow({ persisted }: PageTransitionEvent): void {
      if (persisted) setStage({ kind: "idle" });
    }
    // The page's policy allows forms only to the gateways that it names.
    function onViolation({ effectiveDirective }: SecurityPolicyViolationEvent): void {
      if (effectiveDirective === "form-action") setStage({ kind: "blocked" });
    }
    addEventListener("pageshow", onShow);
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => {
      removeEventListener("pageshow", onShow);
      document.removeEventListener("securitypolicyviolation", onViolation);
    };
  }, []);

  function goOn(start: PaymentStart, method: PaymentMethod): void {
    if (start.kind === "paid") onPaid();
    else if (start.kind === "qr") setStage({ kind: "scanning", scan: start, method });
    else if (start.kind === "form") setStage({ kind: submitPaymentForm(start) ? "leaving" : "blocked" });
    else if (start.kind === "page") setStage({ kind: openPaymentPage(start.address) ? "leaving" : "blocked" });
    // Top-ups are not offered the way of a bank transfer.
    else setStage({ kind: "idle" });
  }
  return {
    stage,
    busy: busy || stage.kind === "leaving",
    rejected,
    pay: (method) => {
      forget();
      submit(method);
    },
    stop: () => setStage({ kind: "idle" }),
  };
}
