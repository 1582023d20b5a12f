import type { PaymentSubject } from "@plaza/api-client";
import { readTab, writeTab } from "@plaza/routing";

const storageKey = "plaza:chosen-payment-method";

/** Keeps the way to pay that was chosen in this tab. */
export function noteChosen({ from, id }: PaymentSubject, payWay: number): void {
  writeTab(storageKey, { from, id, payWay });
}

/** The way to pay that was chosen in this tab; null where none was, or for something else. */
export function chosenHere({ from, id }: PaymentSubject): number | null {
  const { payWay, ...subject } = readTab(storageKey);
  return subject["from"] === from && subject["id"] === id && typeof payWay === "number" ? payWay : null;
}
