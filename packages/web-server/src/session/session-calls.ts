/** What the calls of a platform mean for the session of the browser that asks. A call's name is its path behind the prefix. */
export interface SessionCalls {
  /** The path under which all calls lie that carry the session: `/api`. */
  readonly prefix: string;
  /** The calls that may open a session: no answer of them reaches a page without having been read here. */
  readonly opens: RegExp;
  /** The call that ends the session, whatever the platform answers. */
  readonly ends: RegExp;
  /** Whether the data of a call that is answered to everybody says that the platform knows nobody by the token. */
  readonly knowsNobody?: (call: string, data: Readonly<Record<string, unknown>>) => boolean;
  /** Set-Cookie headers that tell the pages of this browser why its session is over, from the answer that says that it is. */
  readonly reasonOf?: (envelope: Readonly<Record<string, unknown>>) => readonly string[];
}

/** The name of a call; null for a path that is none, or that is spelt in a way which the platform might read differently. */
export function callName(path: string, { prefix }: Pick<SessionCalls, "prefix">): string | null {
  if (!path.startsWith(`${prefix}/`)) return null;
  const name = path.slice(prefix.length + 1);
  return /^\w+(?:\/\w+)*$/.test(name) ? name : null;
}
