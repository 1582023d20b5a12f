export const minDeskPasswordLength = 8;
export const maxDeskPasswordLength = 64;

/** What can be wrong with a new password for the desk without asking the platform, which also knows the most common ones. */
export type DeskPasswordProblem = "missing" | "length" | "name";

/** @param names of the account and the shop, as far as they are known: nobody's password is one of these */
export function deskPasswordProblem(password: string, names: readonly string[]): DeskPasswordProblem | null {
  const text = password.normalize("NFC").trim();
  if (text === "") return "missing";
  // As a reader counts: an emoji is one character, not two.
  const { length } = Array.from(text);
  if (length < minDeskPasswordLength || length > maxDeskPasswordLength) return "length";
  return names.some((name) => folded(name) !== "" && folded(name) === folded(text)) ? "name" : null;
}

/** Without what makes no difference to who guesses: capitals, widths, and whatever is no letter or digit. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
