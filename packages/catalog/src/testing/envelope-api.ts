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

const origin = "http://platform.test";

/** A client of a platform that knows these calls; any other does not answer. */
export function envelopeApi(answers: Readonly<Record<string, Envelope>>): EnvelopeApi {
  const called: string[] = [];
  const api = createApiClient({
    origin,
    platformOrigin: origin,
    locale: "en",
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const call = url.pathname.replace("/api/", "");
      called.push(`${call}${url.search}`);
      const answer = answers[call];
      if (answer === undefined) throw new Error(`${call} does not answer`);
      return Response.json(answer);
    },
  });
  return { api, called };
}
