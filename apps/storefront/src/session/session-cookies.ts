import type { SessionEnd } from "@plaza/api-client";

const attributes = "Path=/; SameSite=Lax";

/** Written by the browser at a logout, which must take effect even where the server cannot be reached. */
export const loggedOutName = "logged_out";

/** For `document.cookie`: from now on this browser is a visitor's. */
export const loggedOutCookie = `${loggedOutName}=1; ${attributes}`;

const sessionEndName = "session_over";

/** For `document.cookie` or as Set-Cookie: the next login page that a shopper sees says that the session has expired. */
export const sessionExpiredCookie = `${sessionEndName}=1; ${attributes}`;

/** As Set-Cookie: it says what has ended the session before its time. */
export function sessionEndCookie(end: SessionEnd): string {
  return `${sessionEndName}=${end}; ${attributes}`;
}

/** For `document.cookie`: the login page has said it, or there is nothing to say any more. */
export const clearedSessionEndCookie = `${sessionEndName}=; ${attributes}; Max-Age=0`;

/** What the login page says of a session that has ended; undefined: nothing. */
export function readSessionEnd(cookies: string): string | undefined {
  return /(?:^|; )session_over=(\w+)/.exec(cookies)?.[1];
}
