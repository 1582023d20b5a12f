import { useLingui } from "@lingui/react/macro";
import type { FieldErrors } from "@plaza/ui-kit/form-errors";
import { longestDeskPassword, shortestDeskPassword } from "@plaza/shopping/desk-password";
import { type Filled, type FieldName, type FormRules, longestContact, longestName, problemsOf } from "./problems.ts";

/** What is wrong with the fields, in the shopper's language. */
export function useProblemTexts(rules: FormRules): (filled: Filled, documentCount: number) => FieldErrors<FieldName> {
  const { t } = useLingui();
  const letters = rules.isWide ? t`Letters, digits, spaces and & ' . - only.` : t`Letters and digits only.`;
  const [shortest, longest] = [shortestDeskPassword, longestDeskPassword];
  return (filled, documentCount) => {
    const found = problemsOf(filled, documentCount, rules);
    const texts: Readonly<Record<FieldName, string>> = {
      name:
        found.name === "malformed"
          ? letters
          : found.name === "tooLong"
            ? t`At most ${longestName} characters.`
            : t`Enter the name of your shop.`,
      tradeId: t`Choose what you mainly sell.`,
      contact:
        found.contact === "malformed"
          ? letters
          : found.contact === "tooLong"
            ? t`At most ${longestContact} characters.`
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
            ? t`A password has ${shortest} to ${longest} characters.`
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
