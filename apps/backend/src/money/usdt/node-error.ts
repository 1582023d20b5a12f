import { type BaseError, HttpRequestError, RpcRequestError, TimeoutError } from "viem";

const longest = 300;
/** Shorter parts of an address are words of it, not secrets. */
const minSecretLength = 8;

/** What a node did instead of answering, without its address, which may hold a secret, and without what it was asked. */
export class NodeError extends Error {
  override readonly name: string;

  constructor(rpcUrl: string, error: BaseError) {
    const status = causeOf(error, HttpRequestError)?.status;
    const text = [error.shortMessage, status === undefined ? "" : `(${status})`, error.details]
      .filter(Boolean)
      .join(" ");
    super(withoutSecrets(rpcUrl, text).slice(0, longest));
    this.name = causeOf(error, TimeoutError) === null ? "NodeError" : "TimeoutError";
  }
}

/** Whether a node has heard a question, and refuses to answer it as it is. */
export function isRejection(error: BaseError): boolean {
  const status = causeOf(error, HttpRequestError)?.status;
  return status === 400 || status === 413 || status === 422 || causeOf(error, RpcRequestError) !== null;
}

/** Whether a node could not be asked, whatever it would have said. */
export function isOfTransport(error: unknown): boolean {
  return causeOf(error, HttpRequestError) !== null || causeOf(error, TimeoutError) !== null;
}

function causeOf<Wanted extends Error>(error: unknown, wanted: abstract new (...args: never) => Wanted): Wanted | null {
  for (let each: unknown = error; each instanceof Error; each = each.cause) if (each instanceof wanted) return each;
  return null;
}

function withoutSecrets(rpcUrl: string, text: string): string {
  const { href, pathname, search, searchParams, username, password } = new URL(rpcUrl);
  const parts = [...pathname.split("/"), ...searchParams.values(), username, password];
  return [rpcUrl, href, search, ...parts.filter((part) => part.length >= minSecretLength)]
    .filter((secret) => secret !== "")
    .reduce((rest, secret) => rest.replaceAll(secret, "…"), text);
}
