import { type ApiClient, createApiClient } from "../src/api-client.ts";
import { createRichTextCleaner } from "../src/server/rich-text-cleaner.ts";

const platformOrigin = "http://127.0.0.1:8899";

interface SentRequest {
  readonly path: string;
  /** The parsed JSON of a POST, or the parts of a form; null for a GET. */
  readonly body: unknown;
  readonly headers: Headers;
}

interface StubClient {
  readonly api: ApiClient;
  /** The addresses it called. */
  readonly called: readonly URL[];
  readonly sent: readonly SentRequest[];
}

/** A client whose every call gets the same answer, and what it sent. */
export function stubClient(answer: unknown): StubClient {
  const called: URL[] = [];
  const sent: SentRequest[] = [];
  const api = createApiClient({
    origin: "http://storefront.test",
    platformOrigin,
    locale: "en",
    cleanAnswer: createRichTextCleaner({ platformOrigin }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const body = await bodyOf(request);
      called.push(url);
      sent.push({ path: url.pathname, body, headers: request.headers });
      return Response.json(answer);
    },
  });
  return { api, called, sent };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method !== "POST") return null;
  const isForm = request.headers.get("content-type")?.startsWith("multipart/") === true;
  return isForm ? Object.fromEntries(await request.formData()) : request.json();
}

export function succeeding(data: unknown): StubClient {
  return stubClient({ code: 1, show: 0, msg: "", data });
}
