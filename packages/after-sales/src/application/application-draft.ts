import type { AfterSalesKind, AfterSalesRequest, ApplicationForm } from "@plaza/api-client";
import { readTab, writeTab } from "@plaza/routing";
import { storedFiles, type SentFile } from "@plaza/ui-kit/upload-items";

/** The maximum length of a note to the shop, in UTF-16 units like `maxLength`. */
export const noteLimit = 200;
const maxPictures = 3;

/** The contents of the form. */
export interface ApplicationDraft {
  readonly kind: AfterSalesKind;
  /** "" until one is chosen. */
  readonly reason: string;
  readonly note: string;
  readonly quantity: number;
  /** The uploaded ones only. */
  readonly pictures: readonly SentFile[];
}

/** The order line that the form is about, and the refused request that is applied for again. */
export interface DraftSubject {
  readonly orderId: number;
  readonly skuId: number;
  readonly requestId: number | null;
}

const storageKey = "plaza:after-sales-draft";

function subjectText({ orderId, skuId, requestId }: DraftSubject): string {
  return [orderId, skuId, requestId ?? ""].join("_");
}

/** The stored draft of this form. Null if the tab has stored the draft of another form since. */
export function readDraft(subject: DraftSubject): ApplicationDraft | null {
  const stored = readTab(storageKey);
  if (stored["subject"] !== subjectText(subject)) return null;
  const { kind, reason, note, quantity, pictures } = stored;
  return {
    kind: kind === "return" ? "return" : "refund",
    reason: typeof reason === "string" ? reason : "",
    note: typeof note === "string" ? note.slice(0, noteLimit) : "",
    quantity: Number.isSafeInteger(quantity) ? Math.max(1, Number(quantity)) : 1,
    pictures: storedFiles(pictures, maxPictures),
  };
}

export function writeDraft(subject: DraftSubject, draft: ApplicationDraft): void {
  writeTab(storageKey, { subject: subjectText(subject), ...draft });
}

export function forgetDraft(): void {
  writeTab(storageKey, null);
}

/** The initial contents of the form: empty, or those of the refused request. */
export function firstDraft(form: ApplicationForm, refused: AfterSalesRequest | null): ApplicationDraft {
  const max = maxQuantity(form);
  if (refused === null) return { kind: "refund", reason: "", note: "", quantity: max, pictures: [] };
  const { kind, reason, remark, quantity, images } = refused;
  return {
    kind: kind === "return" && !form.returnable ? "refund" : kind,
    // The platform may have written it in another language.
    reason: form.reasons.includes(reason) ? reason : "",
    note: remark ?? "",
    quantity: Math.min(quantity, Math.max(1, max)),
    pictures: images.map((url) => ({ path: url, url })),
  };
}

/** The maximum quantity of an application. */
export function maxQuantity({ refunds, line }: ApplicationForm): number {
  return refunds === null ? line.quantity : refunds.length;
}

/** The refund for a quantity, in fen. */
export function refundOf({ refunds, line }: ApplicationForm, quantity: number): number {
  return refunds === null ? line.paidAmount : (refunds[quantity - 1] ?? 0);
}
