import type { PaymentSubject, StartedPayment } from "@plaza/api-client";
import { readTab, writeTab } from "@plaza/routing";

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
