import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../store/language.ts";
import type { SessionEnd } from "../store/schema/authentication.ts";
import { DomainError, LoginRequired } from "./domain-error.ts";
import { type Envelope, loginRequired, rejected } from "./envelope.ts";
import { imageUrls } from "./image-urls.ts";
import type { MessageTable } from "./message-text.ts";
import { Query } from "./query.ts";
import { namedLanguage, readerLanguageOf } from "./request-language.ts";
import type { Services } from "./services.ts";
import { readUploadForm, saveSentFile } from "./upload-form.ts";

/** Under which origin a request was asked, without a trailing slash. */
export function requestOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host === "" ? addressOf(request) : request.host}`;
}

/** HTTP/1.0 needs no host: such a request was sent to this address. */
function addressOf({ socket }: FastifyRequest): string {
  const { localAddress = "127.0.0.1", localPort = 80 } = socket;
  return localAddress.includes(":") ? `[${localAddress}]:${localPort}` : `${localAddress}:${localPort}`;
}

/** What a call reads of its request, whoever asks. */
export async function requestFields(
  request: FastifyRequest,
  publicUrl: string | null,
  services: Pick<Services, "defaultLanguage">,
) {
  return {
    query: new Query(request.query),
    body: new Query(request.body),
    form: () => readUploadForm(request),
    saveFile: (path: string, maxBytes: number) => saveSentFile(request, path, maxBytes),
    language: await readerLanguageOf(request.headers["lang"], services),
    namedLanguage: namedLanguage(request.headers["lang"]),
    origin: requestOrigin(request),
    images: imageUrls(publicUrl ?? requestOrigin(request)),
    token: headerText(request, "token"),
    address: request.ip,
    userAgent: headerText(request, "user-agent").slice(0, 500),
    idempotencyKey: headerText(request, "idempotency-key").slice(0, 200) || null,
    previewToken: headerText(request, "x-plaza-preview").slice(0, 200),
    extensions: namedExtensions(headerText(request, "x-plaza-extensions")),
  };
}

/** The names between the commas of the header. */
function namedExtensions(header: string): ReadonlySet<string> {
  return new Set(
    header
      .slice(0, 500)
      .split(/[\s,]+/)
      .filter((name) => name !== ""),
  );
}

/**
 * The answer to who is rejected.
 *
 * @throws what is a fault of ours
 */
export async function answerRejection(
  error: unknown,
  reply: FastifyReply,
  messages: MessageTable,
  language: Language,
  sessionEnd: () => Promise<SessionEnd | null>,
): Promise<Envelope> {
  if (error instanceof LoginRequired) return loginRequired(messages, language, await sessionEnd());
  if (!(error instanceof DomainError)) throw error;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== null) void reply.code(429).header("retry-after", retryAfterSeconds);
  return rejected(error, messages, language);
}

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value.trim() : "";
}
