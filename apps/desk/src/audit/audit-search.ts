import { positiveInteger } from "@plaza/routing";

/** Which changes an address shows; what is absent does not narrow them. */
export interface AuditSearch {
  /** A kind of rows, and one of them. */
  readonly subject?: string;
  readonly id?: string;
  readonly who?: string;
  /** Days as `YYYY-MM-DD`, both of them included. */
  readonly from?: string;
  readonly until?: string;
  /** Only what is older than this entry. */
  readonly before?: number | undefined;
}

const maxTextLength = 50;

export function auditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const text = (name: string): string => {
    const value = search[name];
    return typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, maxTextLength) : "";
  };
  const day = (name: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? text(name) : "");
  const texts = { subject: text("subject"), id: text("id"), who: text("who"), from: day("from"), until: day("until") };
  const before = positiveInteger(search["before"]);
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== "")),
    ...(before !== undefined && { before }),
  };
}
