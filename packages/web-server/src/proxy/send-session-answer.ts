import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionCalls } from "../session/session-calls.ts";
import type { SessionCookies } from "../session/session-cookies.ts";
import { readStart } from "./answer-start.ts";
import { type ForwardOptions, systemError } from "./forward.ts";
import { sessionAnswer } from "./session-answer.ts";

/** Answers that say something of the session are short: bytes. */
const longest = 64 * 1024;

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
}

/**
 * Sends an answer of the platform: a token in it moves into the cookie, and the answer that a session is over takes the
 * cookie away. Long ones, which say neither, pass as a stream.
 */
export function sendSessionAnswer({
  call,
  askedWith,
  calls,
  cookies,
  publicOrigin,
}: AskedCall): NonNullable<ForwardOptions["onAnswer"]> {
  async function send(request: FastifyRequest, reply: FastifyReply, answer: IncomingMessage): Promise<void> {
    const opens = calls.opens.test(call);
    if (!opens && !isJson(answer)) return void reply.send(answer);
    const { bytes, whole } = await readStart(answer, longest);
    if (!opens && whole !== null) return void reply.send(whole);
    if (whole !== null || (opens && bytes.length > 0 && !isJson(answer)))
      throw new Error("An answer that may open a session cannot be read.");
    const told = sessionAnswer(call, bytes.toString("utf8"), calls);
    void reply.removeHeader("content-length").removeHeader("transfer-encoding");
    if (told.session === "begins") {
      const isSecure = request.protocol === "https" || publicOrigin?.startsWith("https:") === true;
      void reply.header("set-cookie", cookies.begun(told.token, isSecure)).send(told.body);
      return;
    }
    if (told.session === "is over" && askedWith !== null)
      void reply.header("set-cookie", [...cookies.ended, ...told.cookies]);
    void reply.send(bytes);
  }
  return (request, reply, answer) => {
    send(request, reply, answer).catch((error: unknown) => {
      answer.destroy();
      request.log.warn({ err: error }, "The platform's answer could not be passed on.");
      void reply.removeHeader("content-length").type("application/json; charset=utf-8").code(502).send(systemError);
    });
  };
}
