import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerRejection, requestFields } from "./request-fields.ts";
import { type Call, type Calls, type CountedCall, type Customer, callPath } from "./call.ts";
import type { SessionEnd } from "../store/schema/authentication.ts";
import { DomainError, LoginRequired } from "./domain-error.ts";
import { type Envelope, success } from "./envelope.ts";
import type { MessageTable } from "./message-text.ts";
import type { Services } from "./services.ts";

/**
 * Counts a call for the network that it comes from.
 *
 * @throws {DomainError} that says when to come back, where the network has made too many
 */
export type CountCall = (request: FastifyRequest, kind: CountedCall) => Promise<void>;

export interface ApiOptions {
  readonly calls: Calls;
  readonly messages: MessageTable;
  readonly services: Services;
  /** Whose live session a token belongs to; null: nobody's. */
  readonly customerOfToken: (token: string) => Promise<Customer | null>;
  /** Why a token is nobody's; null: its session was never there, has expired or was left. */
  readonly sessionEndOf: (token: string) => Promise<SessionEnd | null>;
  readonly countCall: CountCall;
  /** Origin of the images; null: that of each request. */
  readonly publicUrl: string | null;
}

/** The platform's calls under `/api/`. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const { calls, messages, services, customerOfToken, sessionEndOf, countCall, publicUrl } = options;
  const byPath = new Map(Object.entries(calls).map(([path, call]): [string, Call] => [callPath(path), call]));
  app.all<{ Params: { "*": string } }>("/api/*", async (request, reply): Promise<Envelope> => {
    const fields = await requestFields(request, publicUrl, services);
    const { token, query, language } = fields;
    const call = byPath.get(callPath(request.params["*"]));
    try {
      const kind = call?.countedAs?.(query) ?? null;
      if (kind !== null) await countCall(request, kind);
      const customer = token === "" ? null : await customerOfToken(token);
      // The original asks for a login before it notices that there is no such action; so every client expects it.
      if (customer === null && call?.needsLogin !== false) throw new LoginRequired();
      if (call === undefined) throw new DomainError("badRequest");
      if (call.method !== "any" && request.method !== call.method) throw new DomainError("wrongMethod");
      return success(await call.handler({ ...services, ...fields, customer }), messages, language.wanted);
    } catch (error) {
      return answerRejection(error, reply, messages, language.wanted, () => sessionEndOf(token));
    }
  });
}
