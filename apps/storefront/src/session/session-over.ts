const name = "session_over";

/** For `document.cookie` or as Set-Cookie: the next login page that a shopper sees says that the session has ended. */
export const sessionOverCookie = `${name}=1; Path=/; SameSite=Lax`;

/** For `document.cookie`: it has been said, or there is nothing to say any more. */
export const saidSessionOverCookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;

export function isSessionOverNoted(cookies: string): boolean {
  return cookies.split(/; */).includes(`${name}=1`);
}

let expected = false;

/** Another tab has logged out, or has found out before: for this tab the end of the session is no news. */
export function expectSessionEnd(): void {
  expected = true;
}

/** The session of a customer has ended, and the shopper did not end it. */
export function noteSessionOver(): void {
  if (!expected) document.cookie = sessionOverCookie;
}
