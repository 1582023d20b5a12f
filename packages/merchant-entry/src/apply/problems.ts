import { isMobile, plainMobile } from "@plaza/shopping/phone-number";

/** All fields of the form by their names, as typed. */
export interface Filled {
  readonly tradeId: string;
  readonly name: string;
  readonly contact: string;
  readonly mobile: string;
  readonly code: string;
  readonly account: string;
  readonly password: string;
  readonly repeated: string;
  /** "" as long as the box is not ticked. */
  readonly agreement: string;
}

export type FieldName = keyof Filled | "documents";

/** What can be wrong with a field without asking the platform. */
export type Problem = "missing" | "malformed" | "tooLong" | "length";

export const longestName = 100;
export const longestContact = 32;

/** Letters of the scripts that shops here are named in, and digits: the platform's rule. */
const named = /^[\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\dー々]+$/u;

function nameProblem(written: string, longest: number): Problem | null {
  const name = plainName(written);
  if (name === "") return "missing";
  if (!named.test(name)) return "malformed";
  return Array.from(name).length > longest ? "tooLong" : null;
}

function accountProblem(written: string): Problem | null {
  const account = written.trim();
  if (account === "") return "missing";
  if (!/^[a-z\d]+$/i.test(account)) return "malformed";
  return account.length < 2 || account.length > 20 ? "length" : null;
}

function codeProblem(written: string): Problem | null {
  const code = plainCode(written);
  if (code === "") return "missing";
  return /^\d{4,6}$/.test(code) ? null : "malformed";
}

function passwordProblem(password: string): Problem | null {
  if (password === "") return "missing";
  return /^[\w-]{6,32}$/.test(password) ? null : "malformed";
}

function mobileProblem(written: string): Problem | null {
  const mobile = plainMobile(written);
  if (mobile === "") return "missing";
  return isMobile(mobile) ? null : "malformed";
}

/** A name as it is sent: letters that are written in parts are put together. */
export function plainName(written: string): string {
  return written.trim().normalize("NFC");
}

/** A code as it is sent, also where it was pasted with blanks or typed in full-width digits. */
export function plainCode(written: string): string {
  return written.normalize("NFKC").replace(/\s/g, "");
}

/** What is wrong with each of the fields; those that are right have no entry. */
export function problemsOf(filled: Filled, documentCount: number): Partial<Readonly<Record<FieldName, Problem>>> {
  const found: Readonly<Record<FieldName, Problem | null>> = {
    name: nameProblem(filled.name, longestName),
    tradeId: filled.tradeId === "" ? "missing" : null,
    contact: nameProblem(filled.contact, longestContact),
    mobile: mobileProblem(filled.mobile),
    code: codeProblem(filled.code),
    account: accountProblem(filled.account),
    password: passwordProblem(filled.password),
    repeated: filled.repeated === "" ? "missing" : filled.repeated === filled.password ? null : "malformed",
    documents: documentCount === 0 ? "missing" : null,
    agreement: filled.agreement === "" ? "missing" : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
