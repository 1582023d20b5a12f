import type { Submission } from "@plaza/api-client";
import { fieldsOf, readTab, writeTab } from "../shared/tab-storage.ts";

/** An order that was sent, and of which nothing was heard: it is sent again as it was, or not at all. */
export interface PendingSubmission {
  readonly submission: Submission;
}

const storageKey = "plaza:submission";

/** What names an attempt: the same content is the same attempt, however often it is sent. */
function contentOf({ idempotencyKey: _key, ...content }: Submission): string {
  return JSON.stringify(content);
}

/** The submission of this checkout that nothing was heard of. */
export function readPending(data: string): PendingSubmission | null {
  const stored = fieldsOf(readTab(storageKey));
  const submission = stored["data"] === data ? fieldsOf(stored["submission"]) : {};
  return isSubmission(submission) ? { submission } : null;
}

/**
 * Notes that it is on its way, before it is. The key stays while the content does: a repetition, after a reload too, is
 * recognised by the platform.
 */
export function notePending(data: string, submission: Submission): Submission {
  const before = readPending(data)?.submission;
  const named = before !== undefined && contentOf(before) === contentOf(submission) ? before : submission;
  writeTab(storageKey, { data, submission: named });
  return named;
}

/** It was answered. */
export function forgetPending(): void {
  writeTab(storageKey, null);
}

/** Only this page writes it, but what is read back is charged for. */
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
