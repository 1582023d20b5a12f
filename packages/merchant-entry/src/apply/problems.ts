import { codeProblem, mobileProblem, repetitionProblem, type TypedProblem } from "@plaza/shopping/typed-credentials";

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
export type Problem = TypedProblem | "tooLong" | "length";

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

function passwordProblem(password: string): Problem | null {
  if (password === "") return "missing";
  return /^[\w-]{6,32}$/.test(password) ? null : "malformed";
}

/** A name as it is sent: letters that are written in parts are put together. */
export function plainName(written: string): string {
  return written.trim().normalize("NFC");
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
    repeated: repetitionProblem(filled.password, filled.repeated),
    documents: documentCount === 0 ? "missing" : null,
    agreement: filled.agreement === "" ? "missing" : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
