import type { MerchantApplication } from "@plaza/api-client";
import { fieldsOf } from "@plaza/routing";
import { storedFiles, type SentFile, type UploadItems } from "@plaza/ui-kit/upload-items";
import { useEffect, useRef } from "react";
import type { Filled } from "./problems.ts";

const nothing: FormStart = { written: { tradeId: "", name: "", contact: "", mobile: "", account: "" }, documents: [] };

/** Whose draft it is, and for which form. */
export interface DraftSubject {
  /** The customer's nickname; "" for a visitor, whose draft is taken over by whoever logs in next. */
  readonly owner: string;
  /** The application that is put once more or corrected; null: none. */
  readonly again: number | null;
}

const storageKey = "plaza:merchant-application";
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
export const maxDocuments = 10;

/** The draft that lies on this device; null where there is none, it is somebody else's, or too old. */
export function readDraft({ owner, again }: DraftSubject, now: number): FormStart | null {
  const draft = fieldsOf(stored());
  const isOwn = draft["owner"] === owner || draft["owner"] === "";
  const age = now - Number(draft["at"]);
  if (!isOwn || (draft["again"] ?? null) !== again || !(age >= 0 && age < maxAgeMs)) return null;
  const written = fieldsOf(draft["written"]);
  const text = (name: keyof Written): string => {
    const value = written[name];
    return typeof value === "string" ? value.slice(0, 100) : "";
  };
  const { documents } = draft;
  return {
    written: {
      tradeId: text("tradeId"),
      name: text("name"),
      contact: text("contact"),
      mobile: text("mobile"),
      account: text("account"),
    },
    documents: storedFiles(documents, maxDocuments),
  };
}

export function writeDraft({ owner, again }: DraftSubject, start: FormStart, now: number): void {
  store({ owner, again, at: now, ...start });
}

/** Makes a visitor's draft that of who has logged in, so that whoever comes to this device next does not get it. */
export function adoptDraft(owner: string): void {
  const draft = fieldsOf(stored());
  if (owner !== "" && draft["owner"] === "") store({ ...draft, owner });
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Where a browser blocks storage there is nothing to forget.
  }
}

function store(draft: object): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: then nothing outlives the page.
  }
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}

/** What is written by hand and kept: neither passwords nor codes. */
interface Written {
  /** A category's id as text; "" for none. */
  readonly tradeId: string;
  readonly name: string;
  readonly contact: string;
  readonly mobile: string;
  readonly account: string;
}

/** What the form begins with. */
export interface FormStart {
  readonly written: Written;
  /** Those that have been sent. */
  readonly documents: readonly SentFile[];
}

/** Nothing, or what was sent before. */
export function firstForm(sent: MerchantApplication | null): FormStart {
  if (sent === null) return nothing;
  const { tradeId, name, contact, mobile, account, documents } = sent;
  return {
    written: { tradeId: String(tradeId), name, contact, mobile, account },
    documents: documents.map((url) => ({ path: url, url })),
  };
}

/** Keeps what is written on this device, without passwords and codes, once it is no longer what the form began with. */
export function useStoredDraft(
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
