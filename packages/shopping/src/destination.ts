import { isMobile, maskedMobile, plainMobile } from "./phone-number.ts";
import type { TypedProblem } from "./typed-credentials.ts";

/** What a form takes where codes go and customers log in with: mobile numbers, email addresses, or both. */
export type DestinationKind = "mobile" | "email" | "either";

/** No number has an @. */
export function isEmail(destination: string): boolean {
  return destination.includes("@");
}

/** A number or an address in the form that is sent, however it is written. */
export function plainDestination(written: string): string {
  const text = written
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .trim();
  return isEmail(text) ? text.toLowerCase() : plainMobile(text);
}

/** What only the platform knows better it says: an address may look right and not exist. */
export function destinationProblem(written: string, kind: DestinationKind): TypedProblem | null {
  const destination = plainDestination(written);
  if (destination === "") return "missing";
  const takesIt = isEmail(destination) ? kind !== "mobile" : kind !== "email";
  return takesIt && (isMobile(destination) || isAddress(destination)) ? null : "malformed";
}

function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>]{1,64}@[^\s@.,;<>]+(?:\.[^\s@.,;<>]+)+$/u.test(text);
}

/** With its middle hidden: its owner recognises it, nobody else learns it. */
export function maskedDestination(destination: string): string {
  if (!isEmail(destination)) return maskedMobile(destination);
  const at = destination.lastIndexOf("@");
  return `${destination.slice(0, 1)}***${destination.slice(at)}`;
}
