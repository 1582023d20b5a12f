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
  /** In the platform's words. */
  | { readonly kind: "refused"; readonly message: string | null }
  /** No answer: it may be paid, or not. */
  | { readonly kind: "unheard" }
  /** The way to the provider is none that this shop may lead to. */
  | { readonly kind: "blocked" };

export interface PaymentControl {
  readonly progress: PaymentProgress;
  readonly pay: (method: PaymentMethod) => void;
  /** Back to the choice of a method. */
  readonly stop: () => void;
}

/** From the press to the money, whatever the way. */
export function usePayment(subject: PaymentSubject): PaymentControl {
  const { api } = paymentRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const [progress, setProgress] = useState<PaymentProgress>({ kind: "idle" });
  const busy = useRef(false);
  const here = useHere();
  /** By method, as long as no answer was heard: then a repetition is recognised by the platform. */
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
    // Who comes back by the browser's own button finds the page as it was left.
    function onShow({ persisted }: PageTransitionEvent): void {
      if (persisted) setProgress({ kind: "idle" });
    }
    // Forms are held to the gateways that the page's policy names.
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
      // Another method may take its place: its name would then stand for what is no longer payable.
      keys.current.delete(payWay);
      if (start.kind === "paid") await refresh();
      if (here.current) goOn(start);
    } catch (error) {
      // Paid or closed meanwhile, perhaps: the page shows how things stand.
      await refresh();
      const heard = error instanceof ApiError && error.kind === "business";
      if (heard) keys.current.delete(payWay);
      setProgress(heard ? { kind: "refused", message: error.platformMessage } : { kind: "unheard" });
    } finally {
      busy.current = false;
    }
  }

  async function refresh(): Promise<void> {
    await queryClient.invalidateQueries({ predicate: staleAfter("order-change") });
  }
  return { progress, pay: (method) => void pay(method), stop: () => setProgress({ kind: "idle" }) };
}
