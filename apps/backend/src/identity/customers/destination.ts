/**
 * Where codes are sent, and what customers log in with: a mobile number or an email address. No number has an @, so the
 * text says which of the two it is, and codes, limits and accounts are found by it in the same way.
 */
export type Destination = string;

/** The extension of the contract by which clients send `email` where the contract has `mobile`. */
export const emailExtension = "email";

export function isEmail(destination: Destination): boolean {
  return destination.includes("@");
}
