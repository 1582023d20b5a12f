import { ask, type OutgoingRequest, wholeOf } from "./ask.ts";

/** Answers that have no body, which a `Response` insists on. */
const bodiless = new Set([101, 204, 205, 304]);

/**
 * `ask` in the shape of `fetch`, for libraries that want one. It asks hosts that the operator has configured, follows no
 * redirect, and fails as `fetch` does, so that they know what may be tried again.
 */
export function outgoingFetch(
  limits: Pick<OutgoingRequest, "deadlineMs" | "maxBytes">,
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    // A library that has made one need not have it made again.
    const request = input instanceof Request && isEmpty(init) ? input : new Request(input, init);
    const { method, signal } = request;
    const headers = Object.fromEntries(request.headers);
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    try {
      return await ask(request.url, { ...limits, method, headers, body, signal, hosts: "any" }, async (answer) => {
        const bytes = await wholeOf(answer);
        // A response copies it.
        const content = bodiless.has(answer.status) ? null : (bytes as Uint8Array<ArrayBuffer>);
        return new Response(content, { status: answer.status, headers: headersOf(answer.headers) });
      });
    } catch (error) {
      signal.throwIfAborted();
      throw new TypeError("fetch failed", { cause: error });
    }
  };
}

function isEmpty(init: RequestInit | undefined): boolean {
  return init === undefined || Object.keys(init).length === 0;
}

function headersOf(headers: NodeJS.Dict<string | string[]>): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) result.append(name, each);
  return result;
}
