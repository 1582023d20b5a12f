import { type ApiClient, createApiClient } from "../src/api-client.ts";

const platformOrigin = "http://127.0.0.1:8899";

/** A client whose every call gets the same answer, and the addresses it called. */
export function answering(answer: unknown): { api: ApiClient; called: URL[] } {
  const called: URL[] = [];
  const api = createApiClient({
    origin: "http://storefront.test",
    platformOrigin,
    locale: "en",
    fetch: async (input) => {
      called.push(new URL(input instanceof Request ? input.url : input));
      return Response.json(answer);
    },
  });
  return { api, called };
}

export function succeeding(data: unknown): { api: ApiClient; called: URL[] } {
  return answering({ code: 1, show: 0, msg: "", data });
}
