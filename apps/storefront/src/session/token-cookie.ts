/** The platform's session, which only this server reads: no script of a page ever sees it. */
const tokenName = "token";
/** Written by the browser that logs out, so that it is a visitor at once even where this server cannot be reached. */
const leftName = "logged_out";

/** As long as the platform keeps a session that nobody uses; each page that a customer opens begins it anew. */
const lifetimeSeconds = 7 * 24 * 60 * 60;
const httpOnly = "Path=/; HttpOnly; SameSite=Lax";

/** What a token may look like: nothing that would end a cookie or a header early. */
const tokenShape = /^[\w.~-]{1,256}$/;

export function isToken(text: unknown): text is string {
  return typeof text === "string" && tokenShape.test(text);
}

function cookie(cookies: string | null | undefined, name: string): string | null {
  for (const pair of (cookies ?? "").split(";")) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) return value.join("=").trim();
  }
  return null;
}

/** What a request says of its session. */
export interface HeldSession {
  /** Null for a visitor, for who has logged out, and for what cannot be a token. */
  readonly token: string | null;
  /** The token that this browser has just given up, for the platform to end. */
  readonly leftToken: string | null;
  /** There is a cookie, whatever it is worth. */
  readonly isHeld: boolean;
}

/** `cookies` is a Cookie request header. */
export function readSession(cookies: string | null | undefined): HeldSession {
  const text = cookie(cookies, tokenName);
  const held = isToken(text) ? text : null;
  const hasLeft = cookie(cookies, leftName) !== null;
  const token = hasLeft ? null : held;
  return { token, leftToken: hasLeft ? held : null, isHeld: text !== null && text !== "" };
}

/** Set-Cookie headers that begin a session in this browser, or keep it. */
export function sessionCookies(token: string, isSecure: boolean): readonly string[] {
  const secure = isSecure ? "; Secure" : "";
  return [`${tokenName}=${token}; ${httpOnly}${secure}; Max-Age=${lifetimeSeconds}`, `${leftName}=; Path=/; Max-Age=0`];
}

/** Set-Cookie headers after which nothing of a session is left in this browser. */
export const endedSessionCookies: readonly string[] = [
  `${tokenName}=; ${httpOnly}; Max-Age=0`,
  `${leftName}=; Path=/; Max-Age=0`,
];

/** For `document.cookie`: from now on this browser is a visitor's. */
export const leftCookie = `${leftName}=1; Path=/; SameSite=Lax`;
