import { deskPasswordProblem } from "@plaza/shopping/desk-password";
import { isName, plainName } from "@plaza/shopping/names";
import { plainMobile } from "@plaza/shopping/phone-number";
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
export type Problem = TypedProblem | "tooLong" | "length" | "name";

/** What a form is checked by. */
export interface FormRules {
  /** The platform takes names and passwords of any characters (`application_edit`), not only those of the contract. */
  readonly isWide: boolean;
  /** Of what is corrected: its number, which has shown its code; null: it is sent for the first time. */
  readonly shownMobile: string | null;
}

export const longestName = 100;
export const longestContact = 32;

/** Letters of the scripts that the contract's platforms name shops in, and digits. */
const narrow = /^[\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\dー々]+$/u;

function nameProblem(written: string, longest: number, isWide: boolean): Problem | null {
  const name = plainName(written);
  if (name === "") return "missing";
  if (!(isWide ? isName(name) : narrow.test(name))) return "malformed";
  return Array.from(name).length > longest ? "tooLong" : null;
}

function accountProblem(written: string): Problem | null {
  const account = written.trim();
  if (account === "") return "missing";
  if (!/^[a-z\d]+$/i.test(account)) return "malformed";
  return account.length < 2 || account.length > 20 ? "length" : null;
}

function passwordProblem({ password, account, name }: Filled, isWide: boolean): Problem | null {
  if (isWide) return deskPasswordProblem(password, [account, name]);
  if (password === "") return "missing";
  return /^[\w-]{6,32}$/.test(password) ? null : "malformed";
}

/** A code is for a number that has not shown one. */
export function needsCode({ mobile }: Pick<Filled, "mobile">, { shownMobile }: FormRules): boolean {
  return shownMobile === null || plainMobile(mobile) !== shownMobile;
}

/** What is wrong with each of the fields; those that are right have no entry. */
export function problemsOf(
  filled: Filled,
  documentCount: number,
  rules: FormRules,
): Partial<Readonly<Record<FieldName, Problem>>> {
  const { isWide } = rules;
  const isFirst = rules.shownMobile === null;
  // What is corrected keeps its password unless another is chosen, and was agreed to.
  const keepsPassword = !isFirst && filled.password === "" && filled.repeated === "";
  const found: Readonly<Record<FieldName, Problem | null>> = {
    name: nameProblem(filled.name, longestName, isWide),
    tradeId: filled.tradeId === "" ? "missing" : null,
    contact: nameProblem(filled.contact, longestContact, isWide),
    mobile: mobileProblem(filled.mobile),
    code: needsCode(filled, rules) ? codeProblem(filled.code) : null,
    account: accountProblem(filled.account),
    password: keepsPassword ? null : passwordProblem(filled, isWide),
    repeated: keepsPassword ? null : repetitionProblem(filled.password, filled.repeated),
    documents: documentCount === 0 ? "missing" : null,
    agreement: isFirst && filled.agreement === "" ? "missing" : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
