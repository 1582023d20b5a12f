import { addAbortListener } from "node:events";
import {
  Agent as PlainAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestPlain,
  type RequestOptions,
} from "node:http";
import { Agent as SecureAgent, request as requestSecure } from "node:https";
import { type PublicHosts, publicLookup } from "./host-addresses.ts";
import { OutgoingError } from "./outgoing-error.ts";

export interface OutgoingRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Uint8Array | undefined;
  /**
   * Which hosts may be asked. `any` is for addresses that the operator has configured. An address that comes from anybody
   * else leads to public hosts alone, wherever names and redirects lead.
   */
  readonly hosts: "any" | PublicHosts | ((url: URL) => "any" | PublicHosts);
  /** For all of it: looking up, redirects, and the last byte of the answer. */
  readonly deadlineMs: number;
  /** The answer has no end: the deadline begins anew with each part of it. */
  readonly isEndless?: boolean;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
  /** Which redirects are followed; without it, one is a failure. */
  readonly redirects?: {
    readonly max: number;
    /** @throws where it must not lead */
    readonly check: (url: URL) => void;
  };
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** @throws {OutgoingError} where it breaks off, takes too long, or has too many bytes */
  readonly body: AsyncIterable<Buffer>;
}

/**
 * Milliseconds that an idle connection is kept. Every server closes them, Node's own after five seconds, and a request that
 * is sent just then is lost: whoever closes first loses nothing.
 */
const idleMs = 4_000;
const agents = {
  plain: new PlainAgent({ keepAlive: true, timeout: idleMs }),
  secure: new SecureAgent({ keepAlive: true, timeout: idleMs }),
};
const redirecting = new Set([301, 302, 303, 307, 308]);
/** What goes along to a host that a redirect has named; the rest may be a secret of the one before. */
const harmless = new Set(["accept", "user-agent"]);

/**
 * Asks another server, and hands its answer to `read`, which may look at its status before it reads the body. What is not
 * read is not waited for. The answer is asked for as it is, and one that is compressed is refused: decoders have had holes
 * that whoever answers can use.
 *
 * @throws {OutgoingError} and what `read` and `signal` throw
 */
export async function ask<Result>(
  address: string | URL,
  request: OutgoingRequest,
  read: (answer: OutgoingAnswer) => Promise<Result> | Result,
): Promise<Result> {
  request.signal?.throwIfAborted();
  const ending = new AbortController();
  // Made only where it is needed: an error takes down where it comes from, which costs more than most of a call.
  const end = (): void => ending.abort(new OutgoingError("timeout", "The server took too long to answer"));
  const timer = setTimeout(end, request.deadlineMs);
  const listener = request.signal && addAbortListener(request.signal, () => ending.abort(request.signal?.reason));
  const failure = (error: unknown): unknown => {
    if (ending.signal.aborted) return ending.signal.reason;
    return error instanceof OutgoingError
      ? error
      : new OutgoingError("no-answer", "The server did not answer", { cause: error });
  };
  try {
    let url = new URL(address);
    let { headers } = request;
    for (let followed = 0; ; followed += 1) {
      const response = await connect(url, { ...request, headers }, ending.signal).catch((error: unknown) => {
        throw failure(error);
      });
      try {
        const target = redirectOf(response, url);
        if (target === null) {
          refuseEncoded(response);
          const onPart = () => request.isEndless === true && timer.refresh();
          return await read({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: parts(response, request.maxBytes, onPart, failure),
          });
        }
        const { redirects } = request;
        if (redirects === undefined) throw new OutgoingError("redirect", "The server leads to another address");
        if (followed >= redirects.max) throw new OutgoingError("redirects", "The server leads on too often");
        redirects.check(target);
        if (target.origin !== url.origin) headers = onlyHarmless(headers);
        url = target;
      } finally {
        // One that was read to its end has given its connection back.
        if (!response.readableEnded) response.destroy();
      }
    }
  } finally {
    clearTimeout(timer);
    listener?.[Symbol.dispose]();
  }
}

/** All of an answer. */
export async function wholeOf({ body }: OutgoingAnswer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const [first] = chunks;
  return first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks);
}

async function connect(url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const hosts = typeof request.hosts === "function" ? request.hosts(url) : request.hosts;
  const isSecure = url.protocol === "https:";
  const options: RequestOptions = {
    method: request.method ?? "GET",
    signal,
    headers: { "user-agent": "plaza", ...request.headers, "accept-encoding": "identity" },
    ...(hosts === "any"
      ? { agent: isSecure ? agents.secure : agents.plain }
      : // A connection that is kept could be one to another address.
        { agent: false, lookup: await publicLookup(url.hostname, hosts, signal) }),
  };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestSecure : requestPlain)(url, options, resolve);
    // With its length, where it has one, instead of in chunks.
    sent.on("error", reject).end(request.body);
  });
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (!redirecting.has(statusCode)) return null;
  const target = location === undefined ? null : URL.parse(location, from.href);
  if (target === null) throw new OutgoingError("redirect", "The server leads to no address");
  return target;
}

function refuseEncoded({ headers }: IncomingMessage): void {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  if (encoding !== "" && encoding !== "identity")
    throw new OutgoingError("encoded", "The server answers in an encoding that nobody asked for");
}

async function* parts(
  response: IncomingMessage,
  maxBytes: number,
  onPart: () => void,
  failure: (error: unknown) => unknown,
): AsyncGenerator<Buffer> {
  const tooLarge = () => new OutgoingError("too-large", `The answer has more than ${maxBytes} bytes`);
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      onPart();
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    throw failure(error);
  }
}

function onlyHarmless(headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => harmless.has(name.toLowerCase())));
}
