import type { SessionEnd } from "@plaza/api-client";

const name = "session_over";
const attributes = "Path=/; SameSite=Lax";

/** For `document.cookie` or as Set-Cookie: the next login page that a shopper sees says that the session has ended. */
export const sessionOverCookie = `${name}=1; ${attributes}`;

/** As Set-Cookie: it says what has ended the session before its time. */
export function sessionEndCookie(end: SessionEnd): string {
  return `${name}=${end}; ${attributes}`;
}

/** For `document.cookie`: it has been said, or there is nothing to say any more. */
export const saidSessionOverCookie = `${name}=; ${attributes}; Max-Age=0`;

/** What is to be said of a session that has ended; undefined: nothing. */
export function notedSessionEnd(cookies: string): string | undefined {
  return /(?:^|; )session_over=(\w+)/.exec(cookies)?.[1];
}

let expected = false;

/** Another tab has logged out, or has found out before: for this tab the end of the session is no news. */
export function expectSessionEnd(): void {
  expected = true;
}

/** The session of a customer has ended, and the shopper did not end it here. The server may have noted it with the reason. */
export function noteSessionOver(): void {
  if (!expected && notedSessionEnd(document.cookie) === undefined) document.cookie = sessionOverCookie;
}
