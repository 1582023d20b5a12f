export const shortestPassword = 6;
export const longestPassword = 20;

/** Whether a password meets each of the rules. */
export interface PasswordRules {
  readonly length: boolean;
  readonly letter: boolean;
  readonly digit: boolean;
}

/** Any character may be in it; a letter and a digit must. */
export function passwordRules(password: string): PasswordRules {
  // As the platform counts: an emoji is one character, not two.
  const length = Array.from(password).length;
  return {
    length: length >= shortestPassword && length <= longestPassword,
    letter: /\p{L}/u.test(password),
    digit: /\p{Nd}/u.test(password),
  };
}

export function isAcceptablePassword(password: string): boolean {
  return Object.values(passwordRules(password)).every(Boolean);
}
