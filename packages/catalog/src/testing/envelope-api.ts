import { type ApiClient, createApiClient } from "@plaza/api-client";

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

export function refusal(msg: string): Envelope {
  return { code: 0, show: 1, msg, data: [] };
}

export interface EnvelopeApi {
  readonly api: ApiClient;
  /** The calls in their order, with their query: `goods/getGoodsDetail?goods_id=31`. */
  readonly called: readonly string[];
}

/** One answer for all times, or what is answered this time. */
export type Answers = Readonly<Record<string, Envelope | (() => Envelope | Promise<Envelope>)>>;

const origin = "http://platform.test";

/** A platform that knows these calls; any other does not answer. */
export function platformFetch(answers: Answers, called: string[] = []): typeof globalThis.fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const call = url.pathname.replace("/api/", "");
    called.push(`${call}${url.search}`);
    const answer = answers[call];
    if (answer === undefined) throw new Error(`${call} does not answer`);
    return Response.json(typeof answer === "function" ? await answer() : answer);
  };
}

/** A client of such a platform. */
export function envelopeApi(answers: Answers): EnvelopeApi {
  const called: string[] = [];
  const fetch = platformFetch(answers, called);
  return { api: createApiClient({ origin, platformOrigin: origin, locale: "en", fetch }), called };
}
