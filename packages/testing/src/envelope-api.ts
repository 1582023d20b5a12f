import { type ApiClient, createApiClient } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import { trustAnswer } from "./trust-answer.ts";

/** What the platform puts around every answer. */
export interface Envelope {
  readonly code: number;
  readonly show: number;
  readonly msg: string;
  readonly data: unknown;
}

export function success(data: unknown): Envelope {
  return { code: 1, show: 0, msg: "", data };
}

export function rejection(msg: string): Envelope {
  return { code: 0, show: 1, msg, data: [] };
}

/** What a call answers, always the same or made of what was sent; a promise that fails is a platform out of reach. */
type Answer = Envelope | ((sent: unknown, headers: Headers) => Envelope | Promise<Envelope>);
export type Answers = Readonly<Record<string, Answer>>;

export interface EnvelopeApi {
  readonly api: ApiClient;
  /** The calls in their order, with their query: `goods/getGoodsDetail?goods_id=31`. */
  readonly called: readonly string[];
}

const origin = "http://platform.test";

/** A client of a platform that knows these calls; any other does not answer. */
export function envelopeApi(answers: Answers, locale: Locale = "en"): EnvelopeApi {
  const called: string[] = [];
  const api = createApiClient({
    origin,
    platformOrigin: origin,
    locale,
    cleanAnswer: trustAnswer,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const call = url.pathname.replace("/api/", "");
      called.push(`${call}${url.search}`);
      const answer = answers[call];
      if (answer === undefined) throw new Error(`${call} does not answer`);
      const sent = await sentWith(request, url);
      return Response.json(typeof answer === "function" ? await answer(sent, request.headers) : answer);
    },
  });
  return { api, called };
}

async function sentWith(request: Request, url: URL): Promise<unknown> {
  if (request.method !== "POST") return Object.fromEntries(url.searchParams);
  const isForm = request.headers.get("content-type")?.startsWith("multipart/") === true;
  return isForm ? Object.fromEntries(await request.formData()) : request.json();
}

/** A platform that takes its time, forever. */
export function noAnswer(): Promise<Envelope> {
  return new Promise(() => undefined);
}

/** One that cannot be reached. */
export function unreachable(): Promise<Envelope> {
  return Promise.reject(new TypeError("Failed to fetch"));
}
