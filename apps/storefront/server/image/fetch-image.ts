import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { hostLookup, type ResolveHost } from "./host-lookup.ts";
import { ImageFailure } from "./image-failure.ts";
import type { ImageLimits } from "./image-limits.ts";
import type { ImageSources } from "./image-sources.ts";

export interface ImageFetching {
  readonly sources: ImageSources;
  readonly resolve: ResolveHost;
  readonly limits: Pick<ImageLimits, "bytes" | "platformMs" | "redirects" | "timeoutMs">;
}

const headers = { accept: "image/*", "accept-encoding": "identity", "user-agent": "plaza-storefront" };
const redirects = new Set([301, 302, 303, 307, 308]);

function open(url: URL, { sources, resolve }: ImageFetching, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const lookup = hostLookup(resolve, sources.mayBePrivate(url));
  return new Promise((done, failed) => {
    request(url, { agent: false, headers, lookup, signal }, done).on("error", failed).end();
  });
}

/** Where an answer sends us, or null when it is an answer. */
function redirection(answer: IncomingMessage, from: URL, sources: ImageSources): URL | null {
  if (!redirects.has(answer.statusCode ?? 0)) return null;
  const { location } = answer.headers;
  const target = location !== undefined && URL.canParse(location, from) ? new URL(location, from) : null;
  if (target === null || !sources.allows(target))
    throw new ImageFailure(502, "The image's host redirects to where images are not fetched from.");
  return target;
}

function check({ statusCode, headers }: IncomingMessage, maximum: number): void {
  if (statusCode === 404) throw new ImageFailure(404, "There is no such image.");
  if (statusCode !== 200) throw new ImageFailure(502, `The image's host answered ${statusCode}.`);
  const type = headers["content-type"] ?? "";
  if (/^image\/svg\b/i.test(type)) throw new ImageFailure(415, "SVG images are not resized.");
  if (!/^image\//i.test(type)) throw new ImageFailure(502, "The image's host answered with something else.");
  if ((headers["content-encoding"] ?? "identity") !== "identity")
    throw new ImageFailure(502, "The image's host answered in an encoding nobody asked for.");
  if (Number(headers["content-length"] ?? 0) > maximum) throw new ImageFailure(502, "The image is too large.");
}

async function read(answer: IncomingMessage, maximum: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximum) throw new ImageFailure(502, "The image is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

async function follow(source: URL, fetching: ImageFetching, signal: AbortSignal): Promise<Buffer> {
  const { sources, limits } = fetching;
  let url = source;
  for (let followed = 0; followed <= limits.redirects; followed += 1) {
    const answer = await open(url, fetching, signal);
    try {
      const target = redirection(answer, url, sources);
      if (target === null) {
        check(answer, limits.bytes);
        return await read(answer, limits.bytes);
      }
      url = target;
    } finally {
      answer.destroy();
    }
  }
  throw new ImageFailure(502, "The image's host redirects too often.");
}

/** The bytes of an original. @throws {ImageFailure} whatever the reason that they cannot be had */
export async function fetchImage(source: URL, fetching: ImageFetching): Promise<Buffer> {
  const { sources, limits } = fetching;
  const signal = AbortSignal.timeout(sources.isOfPlatform(source) ? limits.platformMs : limits.timeoutMs);
  try {
    return await follow(source, fetching, signal);
  } catch (error) {
    if (error instanceof ImageFailure) throw error;
    const reason = signal.aborted ? "took too long" : "did not answer";
    throw new ImageFailure(502, `The image's host ${reason}.`, { cause: error });
  }
}
