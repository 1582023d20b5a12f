import type { Submission } from "@plaza/api-client";
import { fieldsOf, readTab, writeTab } from "@plaza/routing";

/** A submission without an answer, which may only be sent again unchanged. */
export interface PendingSubmission {
  readonly submission: Submission;
}

const storageKey = "plaza:submission";

/** The content without the key: the same content is the same attempt, however often it is sent. */
function contentOf({ idempotencyKey: _key, ...content }: Submission): string {
  return JSON.stringify(content);
}

/** The unanswered submission of this checkout. */
export function readPending(data: string): PendingSubmission | null {
  const stored = readTab(storageKey);
  const submission = stored["data"] === data ? fieldsOf(stored["submission"]) : {};
  return isSubmission(submission) ? { submission } : null;
}

/**
 * Notes a submission before it is sent. Unchanged content keeps its key, so that the platform recognises a repetition,
 * also after a reload.
 */
export function notePending(data: string, submission: Submission): Submission {
  const before = readPending(data)?.submission;
  const named = before !== undefined && contentOf(before) === contentOf(submission) ? before : submission;
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
