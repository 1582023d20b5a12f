import type { SessionCalls } from "../session/session-calls.ts";
import { isToken } from "../session/session-cookies.ts";

/** What an answer does to the session of the browser that asked. */
export type SessionAnswer =
  | { readonly session: "begins"; readonly token: string; readonly body: string }
  | { readonly session: "is over"; readonly cookies: readonly string[] }
  | { readonly session: "stays" };

/** Reads the envelope of a call; one that brings a token is returned without it. @throws where that token cannot be kept */
export function sessionAnswer(call: string, text: string, calls: SessionCalls): SessionAnswer {
  const envelope = parsed(text);
  if (!isRecord(envelope)) return { session: "stays" };
  const { code, data } = envelope;
  const isOver = code === -1 || (code === 1 && isRecord(data) && calls.knowsNobody?.(call, data) === true);
  if (isOver) return { session: "is over", cookies: calls.reasonOf?.(envelope) ?? [] };
  if (code !== 1 || !isRecord(data)) return { session: "stays" };
  if (!calls.opens.test(call) || !("token" in data) || data["token"] === "") return { session: "stays" };
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
