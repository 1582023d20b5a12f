import { fieldsOf } from "@plaza/routing";
import { keptFiles } from "@plaza/ui-kit/upload-items";
import type { FormStart, Written } from "./form-start.ts";

/** Whose draft it is, and for which form. */
export interface DraftSubject {
  /** The customer's nickname; "" for a visitor, whose draft is taken over by whoever logs in next. */
  readonly owner: string;
  /** The application that is put once more or corrected; null: none. */
  readonly again: number | null;
}

const storageKey = "plaza:merchant-application";
const keptMs = 7 * 24 * 60 * 60 * 1000;
export const mostDocuments = 10;

/** The draft that lies on this device; null where there is none, it is somebody else's, or too old. */
export function readDraft({ owner, again }: DraftSubject, now: number): FormStart | null {
  const kept = fieldsOf(stored());
  const isOwn = kept["owner"] === owner || kept["owner"] === "";
  const age = now - Number(kept["at"]);
  if (!isOwn || (kept["again"] ?? null) !== again || !(age >= 0 && age < keptMs)) return null;
  const written = fieldsOf(kept["written"]);
  const text = (name: keyof Written): string => {
    const value = written[name];
    return typeof value === "string" ? value.slice(0, 100) : "";
  };
  const { documents } = kept;
  return {
    written: {
      tradeId: text("tradeId"),
      name: text("name"),
      contact: text("contact"),
      mobile: text("mobile"),
      account: text("account"),
    },
    documents: keptFiles(documents, mostDocuments),
  };
}

export function writeDraft({ owner, again }: DraftSubject, start: FormStart, now: number): void {
  store({ owner, again, at: now, ...start });
}

/** Makes a visitor's draft that of who has logged in, so that whoever comes to this device next does not get it. */
export function takeOverDraft(owner: string): void {
  const kept = fieldsOf(stored());
  if (owner !== "" && kept["owner"] === "") store({ ...kept, owner });
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
