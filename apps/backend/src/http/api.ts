import { customerOfToken } from "../authentication/session.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Call, Calls, Services } from "./call.ts";
import { callPath } from "./call-path.ts";
import { type Envelope, LoginRequired, loginRequired, Refusal, refused, success } from "./envelope.ts";
import { languageOf } from "../store/language.ts";
import { type PictureUrls, pictureUrls } from "./picture-urls.ts";
import { Query } from "./query.ts";

export interface ApiOptions {
  readonly calls: Calls;
  readonly services: Services;
  /** Origin of the pictures; null: that of each request. */
  readonly publicUrl: string | null;
}

/** The platform's calls under `/api/`. */
export function registerApi(app: FastifyInstance, { calls, services, publicUrl }: ApiOptions): void {
  const byPath = new Map(Object.entries(calls).map(([path, call]): [string, Call] => [callPath(path), call]));
  app.all<{ Params: { "*": string } }>("/api/*", async (request): Promise<Envelope> => {
    const language = languageOf(request.headers["lang"]);
    const call = byPath.get(callPath(request.params["*"]));
    try {
      const token = headerText(request, "token");
      const customer = token === "" ? null : await customerOfToken(services.db, token, services.now());
      // The original asks for a login before it notices that there is no such action; so every client expects it.
      if (customer === null && call?.needsLogin !== false) throw new LoginRequired();
      if (call === undefined) throw new Refusal("badRequest");
      if (call.method !== "any" && request.method !== call.method) throw new Refusal("wrongMethod");
      const answer = await call.answer({
        ...services,
        query: new Query(request.query),
        body: new Query(request.body),
        language,
        pictures: picturesFor(request, publicUrl),
        token,
        customer,
        address: request.ip,
        idempotencyKey: headerText(request, "idempotency-key").slice(0, 200) || null,
      });
      return success(answer, language);
    } catch (error) {
      if (error instanceof LoginRequired) return loginRequired(language);
      if (error instanceof Refusal) return refused(error, language);
      throw error;
    }
  });
}

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value.trim() : "";
}

function picturesFor(request: FastifyRequest, publicUrl: string | null): PictureUrls {
  return pictureUrls(publicUrl ?? `${request.protocol}://${hostOf(request)}`);
}

/** The host as it was asked for, port included, unless it is none that could be part of an address. */
function hostOf(request: FastifyRequest): string {
  if (/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(request.host)) return request.host;
  const { localAddress = "127.0.0.1", localPort = 80 } = request.socket;
  return localAddress.includes(":") ? `[${localAddress}]:${localPort}` : `${localAddress}:${localPort}`;
}
