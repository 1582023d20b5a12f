import { addAbortListener } from "node:events";
import { type IncomingMessage, type RequestOptions, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { addressesOf, type HostAddress, isPublic } from "./public-address.ts";
import { PictureProblem } from "./picture-problem.ts";
import { sentence } from "../sentence.ts";

export interface FetchRules {
  /** Whether http will do, too. */
  readonly takesPlain: boolean;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
  /** For tests, whose servers are on this machine. */
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: (hostname: string) => Promise<readonly HostAddress[]>;
  readonly longestMs?: number;
}

const ordinaryMs = 10_000;
const mostRedirects = 3;

/**
 * What an address of the web answers. No address of ours or of the neighbourhood is asked, wherever names or redirects
 * lead: each host is looked up once, and the connection goes to the very address that was looked at.
 *
 * @throws {PictureProblem}
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.any([rules.signal, AbortSignal.timeout(rules.longestMs ?? ordinaryMs)]);
  let url = webAddress(address, rules);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(url, { ...rules, signal });
    if (!("redirect" in answer)) return answer.content;
    url = webAddress(answer.redirect, rules, url);
  }
  throw new PictureProblem(sentence("redirectsTooOften", { most: mostRedirects }));
}

function webAddress(text: string, { takesPlain }: FetchRules, base?: URL): URL {
  const url = URL.parse(text, base);
  const isWeb = url?.protocol === "https:" || (takesPlain && url?.protocol === "http:");
  if (url === null || !isWeb) throw new PictureProblem(sentence("notHttps"));
  if (url.username !== "" || url.password !== "") throw new PictureProblem(sentence("passwordInAddress"));
  return url;
}

type Answer = { readonly content: Buffer } | { readonly redirect: string };

async function ask(url: URL, rules: FetchRules): Promise<Answer> {
  try {
    const target = await checkedAddress(url.hostname, rules);
    const response = await responseOf(url, target, rules.signal);
    try {
      return await answerOf(response, rules);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    // Only what is said by us: an error of the network names addresses.
    throw new PictureProblem(sentence("noAnswer"), { cause: error });
  }
}

async function checkedAddress(hostname: string, rules: FetchRules): Promise<HostAddress> {
  const { isAllowed = isPublic, resolve = addressesOf, signal } = rules;
  const found = await unlessAborted(resolve(hostname), signal);
  const [first] = found;
  if (first === undefined || !found.every(({ address }) => isAllowed(address)))
    throw new PictureProblem(sentence("notPublic"));
  return first;
}

/** A name that is looked up cannot be broken off, but need not be waited for. */
async function unlessAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const listener = addAbortListener(signal, () => aborted.reject(signal.reason));
  try {
    return await Promise.race([result, aborted.promise]);
  } finally {
    listener[Symbol.dispose]();
  }
}

function responseOf(url: URL, { address, family }: HostAddress, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    // A connection that is kept could be one to another address.
    agent: false,
    headers: { accept: "image/jpeg, image/png", "user-agent": "Plaza" },
    lookup: (_hostname, { all }, callback) =>
      all === true ? callback(null, [{ address, family }]) : callback(null, address, family),
  };
  return new Promise((resolve, reject) => {
    const ask = url.protocol === "https:" ? requestSecure : requestPlain;
    ask(url, options, resolve).on("error", reject).end();
  });
}

async function answerOf(response: IncomingMessage, { mostBytes, signal }: FetchRules): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) return { redirect: headers.location };
  if (statusCode !== 200) throw new PictureProblem(sentence("answersStatus", { status: statusCode }));
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    signal.throwIfAborted();
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) throw new PictureProblem(sentence("pictureTooLarge", { most: mostBytes }));
    chunks.push(chunk as Buffer);
  }
  return { content: Buffer.concat(chunks) };
}
