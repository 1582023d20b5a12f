import type { AfterSalesRequest, ApplicationForm } from "@plaza/api-client";
import type { ApplicationDraft } from "./application-draft.ts";

/** What the form begins with: nothing, or what was refused. */
export function firstDraft(form: ApplicationForm, refused: AfterSalesRequest | null): ApplicationDraft {
  const most = mostPieces(form);
  if (refused === null) return { kind: "refund", reason: "", note: "", quantity: most, pictures: [] };
  const { kind, reason, remark, quantity, images } = refused;
  return {
    kind: kind === "return" && !form.returnable ? "refund" : kind,
    // The platform may have written it in another language.
    reason: form.reasons.includes(reason) ? reason : "",
    note: remark ?? "",
    quantity: Math.min(quantity, Math.max(1, most)),
    pictures: images.map((url) => ({ path: url, url })),
  };
}

/** How many pieces one can apply for. */
export function mostPieces({ refunds, line }: ApplicationForm): number {
  return refunds === null ? line.quantity : refunds.length;
}

/** What so many pieces give back, in fen. */
export function refundOf({ refunds, line }: ApplicationForm, quantity: number): number {
  return refunds === null ? line.paidAmount : (refunds[quantity - 1] ?? 0);
}
