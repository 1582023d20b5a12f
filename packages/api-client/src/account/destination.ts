/**
 * With what customers log in, and where codes go: a mobile number or, where `email` is announced, an email address, in its
 * plain form. No number has an @.
 */
export type Destination = string;

/** Either has a name of its own on the wire. */
export function destinationFields(destination: Destination): Readonly<Record<string, string>> {
  return destination.includes("@") ? { email: destination } : { mobile: destination };
}
