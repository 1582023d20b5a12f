import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call, Calls, CountedCall } from "./call.ts";
import { callPath } from "./call-path.ts";
import type { Customer } from "./customer.ts";
import { DomainError, LoginRequired } from "./domain-error.ts";
import { type Envelope, loginRequired, rejected, success } from "./envelope.ts";
import type { MessageTable } from "./message-text.ts";
import { imageUrls } from "./image-urls.ts";
import { Query } from "./query.ts";
import { languageOf, namedLanguage } from "./request-language.ts";
import { requestOrigin } from "./request-origin.ts";
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
  readonly countCall: CountCall;
  /** Origin of the images; null: that of each request. */
  readonly publicUrl: string | null;
}

/** The platform's calls under `/api/`. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const { calls, messages, services, customerOfToken, countCall, publicUrl } = options;
  const byPath = new Map(Object.entries(calls).map(([path, call]): [string, Call] => [callPath(path), call]));
  app.all<{ Params: { "*": string } }>("/api/*", async (request, reply): Promise<Envelope> => {
    const language = languageOf(request.headers["lang"]);
    const call = byPath.get(callPath(request.params["*"]));
    const query = new Query(request.query);
    try {
      const kind = call?.countedAs?.(query) ?? null;
      if (kind !== null) await countCall(request, kind);
      const token = headerText(request, "token");
      const customer = token === "" ? null : await customerOfToken(token);
      // The original asks for a login before it notices that there is no such action; so every client expects it.
      if (customer === null && call?.needsLogin !== false) throw new LoginRequired();
      if (call === undefined) throw new DomainError("badRequest");
      if (call.method !== "any" && request.method !== call.method) throw new DomainError("wrongMethod");
      const result = await call.handler({
        ...services,
        query,
        body: new Query(request.body),
        language,
        namedLanguage: namedLanguage(request.headers["lang"]),
        images: imageUrls(publicUrl ?? requestOrigin(request)),
        token,
        customer,
        address: request.ip,
        idempotencyKey: headerText(request, "idempotency-key").slice(0, 200) || null,
      });
      return success(result, messages, language);
    } catch (error) {
      if (error instanceof LoginRequired) return loginRequired(messages, language);
      if (error instanceof DomainError) {
        sayWhenToComeBack(reply, error);
        return rejected(error, messages, language);
      }
      throw error;
    }
  });
}

function sayWhenToComeBack(reply: FastifyReply, { retryAfterSeconds }: DomainError): void {
  if (retryAfterSeconds !== null) void reply.code(429).header("retry-after", retryAfterSeconds);
}

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value.trim() : "";
}
