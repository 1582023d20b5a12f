import { isToken } from "../../src/session/token-cookie.ts";

/** The calls that may open a session: no answer of them reaches a page without having been read here. */
export function mayOpenSession(path: string): boolean {
  return /^\/api\/(?:account|login_?password)\//i.test(path);
}

export function endsSession(path: string): boolean {
  return /^\/api\/account\/logout$/i.test(path);
}

/** The one call that is answered to everybody, by name to who holds a session. */
function tellsName(path: string): boolean {
  return /^\/api\/pc\/commondata$/i.test(path);
}

/** What an answer does to the session of the browser that asked. */
export type SessionAnswer =
  | { readonly session: "begins"; readonly token: string; readonly body: string }
  | { readonly session: "is over" }
  | { readonly session: "stays" };

/** Reads the envelope of a call; one that brings a token is returned without it. @throws where that token cannot be kept */
export function sessionAnswer(path: string, text: string): SessionAnswer {
  const envelope = parsed(text);
  if (!isRecord(envelope)) return { session: "stays" };
  const { code, data } = envelope;
  if (code === -1) return { session: "is over" };
  if (code !== 1 || !isRecord(data)) return { session: "stays" };
  if (tellsName(path)) return { session: data["nickname"] ? "stays" : "is over" };
  if (!mayOpenSession(path) || !("token" in data) || data["token"] === "") return { session: "stays" };
  const { token, ...others } = data;
  if (!isToken(token)) throw new Error("The platform answered with a token that no cookie can hold.");
  return { session: "begins", token, body: JSON.stringify({ ...envelope, data: others }) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
