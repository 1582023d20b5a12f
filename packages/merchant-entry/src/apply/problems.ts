import { useLingui } from "@lingui/react/macro";
import { deskPasswordProblem, maxDeskPasswordLength, minDeskPasswordLength } from "@plaza/shopping/desk-password";
import { isName, plainName } from "@plaza/shopping/names";
import { plainMobile } from "@plaza/shopping/phone-number";
import { codeProblem, mobileProblem, repetitionProblem, type TypedProblem } from "@plaza/shopping/typed-credentials";
import type { FieldErrors } from "@plaza/ui-kit/form-errors";

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

const maxName = 100;
const maxContact = 32;

/** Letters of the scripts that the contract's platforms name shops in, and digits. */
const narrow = /^[\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\dー々]+$/u;

function nameProblem(written: string, max: number, isWide: boolean): Problem | null {
  const name = plainName(written);
  if (name === "") return "missing";
  if (!(isWide ? isName(name) : narrow.test(name))) return "malformed";
  return Array.from(name).length > max ? "tooLong" : null;
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
    name: nameProblem(filled.name, maxName, isWide),
    tradeId: filled.tradeId === "" ? "missing" : null,
    contact: nameProblem(filled.contact, maxContact, isWide),
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

/** What is wrong with the fields, in the shopper's language. */
export function useProblemTexts(rules: FormRules): (filled: Filled, documentCount: number) => FieldErrors<FieldName> {
  const { t } = useLingui();
  const letters = rules.isWide ? t`Letters, digits, spaces and & ' . - only.` : t`Letters and digits only.`;
  const [min, max] = [minDeskPasswordLength, maxDeskPasswordLength];
  return (filled, documentCount) => {
    const found = problemsOf(filled, documentCount, rules);
    const texts: Readonly<Record<FieldName, string>> = {
      name:
        found.name === "malformed"
          ? letters
          : found.name === "tooLong"
            ? t`At most ${maxName} characters.`
            : t`Enter the name of your shop.`,
      tradeId: t`Choose what you mainly sell.`,
      contact:
        found.contact === "malformed"
          ? letters
          : found.contact === "tooLong"
            ? t`At most ${maxContact} characters.`
            : t`Enter the name of a person we can ask.`,
      mobile: found.mobile === "malformed" ? t`Enter a mobile number of 11 digits.` : t`Enter your mobile number.`,
      code: found.code === "malformed" ? t`The code has 4 to 6 digits.` : t`Enter the code from the text message.`,
      account:
        found.account === "malformed"
          ? t`Letters A to Z and digits only.`
          : found.account === "length"
            ? t`2 to 20 characters.`
            : t`Choose a name to log in with.`,
      password:
        found.password === "malformed"
          ? t`6 to 32 letters, digits, _ or -`
          : found.password === "length"
            ? t`A password has ${min} to ${max} characters.`
            : found.password === "name"
              ? t`The account or the name of the shop is no password.`
              : t`Choose a password.`,
      repeated: found.repeated === "malformed" ? t`The two passwords are not the same.` : t`Enter the password again.`,
      documents: t`Add your business licence.`,
      agreement: t`Please accept the agreement to go on.`,
    };
    return Object.fromEntries(Object.keys(found).map((name) => [name, texts[name as FieldName]]));
  };
}
