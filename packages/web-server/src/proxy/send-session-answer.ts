import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import type { SessionCalls } from "../session/session-calls.ts";
import { isToken, type SessionCookies } from "../session/session-cookies.ts";
import { type ForwardOptions, systemError } from "./forward.ts";

interface AnswerStart {
  readonly bytes: Buffer;
  /** Null where the answer has ended within the limit; else all of it, from its first byte. */
  readonly whole: Readable | null;
}

/** Reads an answer as far as the limit. @throws where it breaks off */
async function readStart(answer: Readable, limit: number): Promise<AnswerStart> {
  const chunks: Buffer[] = [];
  let size = 0;
  const rest = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > limit) return { bytes: Buffer.concat(chunks), whole: Readable.from(continued(chunks, rest, answer)) };
  }
  return { bytes: Buffer.concat(chunks), whole: null };
}

async function* continued(start: readonly Buffer[], rest: AsyncIterator<Buffer>, answer: Readable) {
  try {
    yield* start;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    // The browser may have gone before the end.
    answer.destroy();
  }
}

/** Answers that say something of the session are short: bytes. */
const maxStartBytes = 64 * 1024;
/** A product with all its SKUs and a long description takes some hundred kilobytes. */
const maxRewrittenBytes = 8 * 1024 * 1024;

function isJson(answer: IncomingMessage): boolean {
  return /^application\/json\b/i.test(answer.headers["content-type"] ?? "") && !answer.headers["content-encoding"];
}

export interface AskedCall {
  /** Its name behind the prefix: `account/login`. */
  readonly call: string;
  /** The token that the platform was asked with; null for a visitor. */
  readonly askedWith: string | null;
  readonly calls: SessionCalls;
  readonly cookies: SessionCookies;
  readonly publicOrigin: string | null;
  /** What the browser gets in place of the envelope; null: the answer as it is. */
  readonly rewrite: ((answer: unknown) => unknown) | null;
}

/**
 * Sends an answer of the platform: a token in it moves into the cookie, and the answer that a session is over takes the
 * cookie away. Long ones, which say neither, pass as a stream, unless they are rewritten.
 */
export function sendSessionAnswer({
  call,
  askedWith,
  calls,
  cookies,
  publicOrigin,
  rewrite,
}: AskedCall): NonNullable<ForwardOptions["onAnswer"]> {
  async function send(request: FastifyRequest, reply: FastifyReply, answer: IncomingMessage): Promise<void> {
    const opens = calls.opens.test(call);
    const mustBeRead = opens || rewrite !== null;
    if (!mustBeRead && !isJson(answer)) return void reply.send(answer);
    const { bytes, whole } = await readStart(answer, rewrite === null ? maxStartBytes : maxRewrittenBytes);
    if (!mustBeRead && whole !== null) return void reply.send(whole);
    if (whole !== null || (mustBeRead && bytes.length > 0 && !isJson(answer)))
      throw new Error("An answer that may open a session, or is to be rewritten, cannot be read.");
    const text = bytes.toString("utf8");
    const outcome = sessionAnswer(call, text, calls);
    void reply.removeHeader("content-length").removeHeader("transfer-encoding");
    if (outcome.session === "begins") {
      const isSecure = request.protocol === "https" || publicOrigin?.startsWith("https:") === true;
      void reply.header("set-cookie", cookies.begun(outcome.token, isSecure)).send(outcome.body);
      return;
    }
    if (outcome.session === "is over" && askedWith !== null)
      void reply.header("set-cookie", [...cookies.ended, ...outcome.cookies]);
    void reply.send(rewrite === null || text === "" ? bytes : JSON.stringify(rewrite(JSON.parse(text))));
  }
  return (request, reply, answer) => {
    send(request, reply, answer).catch((error: unknown) => {
      answer.destroy();
      request.log.warn({ err: error }, "The platform's answer could not be passed on.");
      void reply.removeHeader("content-length").type("application/json; charset=utf-8").code(502).send(systemError);
    });
  };
}

/** What an answer does to the session of the browser that asked. */
type SessionAnswer =
  | { readonly session: "begins"; readonly token: string; readonly body: string }
  | { readonly session: "is over"; readonly cookies: readonly string[] }
  | { readonly session: "stays" };

/** Reads the envelope of a call; one that brings a token is returned without it. @throws where that token cannot be kept */
function sessionAnswer(call: string, text: string, calls: SessionCalls): SessionAnswer {
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
