import type { PaymentSubject } from "@plaza/api-client";
import { readTab, writeTab } from "@plaza/routing";

/** How long to wait for a confirmation after leaving for a provider, in milliseconds. */
const waitFor = 5 * 60_000;
const storageKey = "plaza:left-for-payment";

/** Notes that this tab leaves for a provider's page. */
export function noteLeaving({ from, id }: PaymentSubject, now: number): void {
  writeTab(storageKey, { from, id, at: now });
}

/** When this tab left to pay for this; null where it did not, or too long ago to wait for a confirmation. */
export function leftAt({ from, id }: PaymentSubject, now: number): number | null {
  const stored = readTab(storageKey);
  const at = stored["at"];
  if (stored["from"] !== from || stored["id"] !== id || typeof at !== "number") return null;
  return at <= now && now - at < waitFor ? at : null;
}

export function forgetLeaving(): void {
  writeTab(storageKey, null);
}
