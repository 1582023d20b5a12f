import type { UploadItems } from "@plaza/ui-kit/upload-items";
import { useEffect, useRef } from "react";
import { type DraftSubject, writeDraft } from "./draft.ts";
import type { FormStart } from "./form-start.ts";
import type { Filled } from "./problems.ts";

/** Keeps what is written on this device, without passwords and codes, once it is no longer what the form began with. */
export function useKeptDraft(
  subject: DraftSubject | null,
  initial: FormStart,
  { tradeId, name, contact, mobile, account }: Filled,
  documents: UploadItems,
): void {
  const last = useRef(JSON.stringify(initial));
  const sent = documents.flatMap((item) => (item.state === "done" ? [{ path: item.path, url: item.url }] : []));
  const written: FormStart = { written: { tradeId, name, contact, mobile, account }, documents: sent };
  const text = JSON.stringify(written);
  useEffect(() => {
    if (subject === null || text === last.current) return;
    last.current = text;
    writeDraft(subject, JSON.parse(text) as FormStart, Date.now());
  }, [subject, text]);
}
