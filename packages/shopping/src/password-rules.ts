export const minPasswordLength = 6;
export const maxPasswordLength = 20;

/** Whether a password meets each of the rules. */
export interface PasswordRules {
  readonly length: boolean;
  readonly letter: boolean;
  readonly digit: boolean;
  /** Nothing but what every keyboard has: letters, digits and symbols of ASCII, no blanks. */
  readonly plain: boolean;
}

export function passwordRules(password: string): PasswordRules {
  // As a reader counts: an emoji is one character, not two.
  const length = Array.from(password).length;
  return {
    length: length >= minPasswordLength && length <= maxPasswordLength,
    letter: /[a-z]/i.test(password),
    digit: /\d/.test(password),
    plain: /^[!-~]+$/.test(password),
  };
}

export function isAcceptablePassword(password: string): boolean {
  return Object.values(passwordRules(password)).every(Boolean);
}
