import {
  ApiError,
  isAnnounced,
  type PaymentMethod,
  type PaymentStart,
  type PaymentSubject,
  siteConfigurationQuery,
  staleAfter,
  startPayment,
} from "@plaza/api-client";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { paymentRoute } from "../routes.ts";
import { idempotencyKey } from "../shared/idempotency-key.ts";
import { useHere } from "../shared/use-here.ts";
import { forgetLeaving, noteLeaving } from "./left-for-payment.ts";
import { submitPaymentForm } from "./payment-form.ts";

type Scan = Extract<PaymentStart, { readonly kind: "qr" }>;

export type PaymentProgress =
  | { readonly kind: "idle" | "starting" | "leaving" }
  /** To be paid with a phone. */
  | { readonly kind: "scanning"; readonly scan: Scan }
  /** `message` is the platform's. */
  | { readonly kind: "rejected"; readonly message: string | null }
  /** No answer came, so it may be paid or not. */
  | { readonly kind: "unheard" }
  /** The provider's address is not one that this shop may lead to. */
  | { readonly kind: "blocked" };

export interface PaymentControl {
  readonly progress: PaymentProgress;
  readonly pay: (method: PaymentMethod) => void;
  /** Back to the choice of a method. */
  readonly stop: () => void;
}

/** Runs a payment by any method, from the press to the confirmation. */
export function usePayment(subject: PaymentSubject): PaymentControl {
  const { api } = paymentRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const [progress, setProgress] = useState<PaymentProgress>({ kind: "idle" });
  const busy = useRef(false);
  const here = useHere();
  /** The idempotency keys of unanswered attempts by method, so that the platform recognises a repetition. */
  const keys = useRef(new Map<number, string>());
  const { mutateAsync } = useMutation({
    mutationFn: (payWay: number) => {
      const key = isAnnounced(site, "idempotency") ? (keys.current.get(payWay) ?? idempotencyKey()) : null;
      if (key !== null) keys.current.set(payWay, key);
      return startPayment(api, { ...subject, payWay, idempotencyKey: key });
    },
    networkMode: "always",
    meta: { quiet: true },
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

  function goOn(start: PaymentStart): void {
    if (start.kind === "paid") setProgress({ kind: "idle" });
    else if (start.kind === "qr") setProgress({ kind: "scanning", scan: start });
    else if (submitPaymentForm(start)) {
      noteLeaving(subject, serverNow());
      setProgress({ kind: "leaving" });
    } else setProgress({ kind: "blocked" });
  }

  async function pay({ payWay }: PaymentMethod): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProgress({ kind: "starting" });
    try {
      const start = await mutateAsync(payWay);
      // Another method may replace this attempt, whose key must then not be used again.
      keys.current.delete(payWay);
      if (start.kind === "paid") await refresh();
      if (here.current) goOn(start);
    } catch (error) {
      // It may be paid or closed meanwhile, so the status is fetched again.
      await refresh();
      const heard = error instanceof ApiError && error.kind === "business";
      if (heard) keys.current.delete(payWay);
      setProgress(heard ? { kind: "rejected", message: error.platformMessage } : { kind: "unheard" });
    } finally {
      busy.current = false;
    }
  }

  async function refresh(): Promise<void> {
    await queryClient.invalidateQueries({ predicate: staleAfter("order-change") });
  }
  return { progress, pay: (method) => void pay(method), stop: () => setProgress({ kind: "idle" }) };
}
