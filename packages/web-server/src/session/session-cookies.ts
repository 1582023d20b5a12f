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

export interface SessionCookieOptions {
  /** The cookie of the platform's token, which only the server reads: no script of a page ever sees it. */
  readonly tokenName: string;
  /**
   * The cookie that a browser writes when it logs out, so that it is a visitor's at once even where the server cannot be
   * reached.
   */
  readonly loggedOutName: string;
  /**
   * Whether the site is reached by https alone. Then the token's cookie has the prefix `__Host-`, so that browsers take it from
   * this very host and by https only: neither a neighbouring subdomain nor somebody on the way can put one there.
   */
  readonly isHostOnly?: boolean;
  /** As long as the platform keeps a session that nobody uses. */
  readonly lifetimeSeconds: number;
}

/** What a request says of its session. */
export interface HeldSession {
  /** Null for a visitor, for who has logged out, and for what cannot be a token. */
  readonly token: string | null;
  /** The token that this browser has just given up, for the platform to end. */
  readonly loggedOutToken: string | null;
  /** There is a cookie, whatever it is worth. */
  readonly isHeld: boolean;
}

export interface SessionCookies {
  /** @param cookies is a Cookie request header. */
  read(cookies: string | null | undefined): HeldSession;
  /** The token that Set-Cookie headers leave in the browser, "" where they take it away; null where they leave it as it is. */
  written(setCookies: readonly string[]): string | null;
  /** Set-Cookie headers that begin a session in this browser, or keep it. */
  begun(token: string, isSecure: boolean): readonly string[];
  /** Set-Cookie headers after which nothing of a session is left in this browser. */
  readonly ended: readonly string[];
}

const httpOnly = "Path=/; HttpOnly; SameSite=Lax";

/** The cookies in which the browsers of one shell hold its session. */
export function createSessionCookies({
  tokenName: plainName,
  loggedOutName,
  lifetimeSeconds,
  isHostOnly = false,
}: SessionCookieOptions): SessionCookies {
  const tokenName = isHostOnly ? `__Host-${plainName}` : plainName;
  const gone = `${tokenName}=; ${httpOnly}${isHostOnly ? "; Secure" : ""}; Max-Age=0`;
  return {
    read(cookies) {
      const text = cookie(cookies, tokenName);
      const held = isToken(text) ? text : null;
      const hasLoggedOut = cookie(cookies, loggedOutName) !== null;
      return {
        token: hasLoggedOut ? null : held,
        loggedOutToken: hasLoggedOut ? held : null,
        isHeld: text !== null && text !== "",
      };
    },
    written: (setCookies) =>
      setCookies.map((each) => cookie(each, tokenName)).findLast((value) => value !== null) ?? null,
    begun(token, isSecure) {
      const secure = isSecure || isHostOnly ? "; Secure" : "";
      return [
        `${tokenName}=${token}; ${httpOnly}${secure}; Max-Age=${lifetimeSeconds}`,
        `${loggedOutName}=; Path=/; Max-Age=0`,
      ];
    },
    ended: [gone, `${loggedOutName}=; Path=/; Max-Age=0`],
  };
}
