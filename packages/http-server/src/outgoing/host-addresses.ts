import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { addAbortListener } from "node:events";
import { isIP, type LookupFunction } from "node:net";
import { OutgoingError } from "./outgoing-error.ts";
import { isPublicAddress } from "./public-address.ts";

/** Finds all addresses of a host, which is named by a name or by an address, as `URL` has it. */
export type ResolveHost = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface PublicHosts {
  /** For tests, whose servers are on this machine. */
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: ResolveHost;
}

const systemResolve: ResolveHost = async (hostname) => {
  const literal = hostname.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(literal);
  return family === 0 ? lookup(hostname, { all: true }) : [{ address: literal, family }];
};

/**
 * A `lookup` for the sockets of one connection. The connection goes to the very addresses that were judged, so that a name
 * server cannot answer the check and the connection differently. One private address among them rejects them all.
 *
 * @throws {OutgoingError} before anything is connected to: a socket does not look up what is an address already
 */
export async function publicLookup(
  hostname: string,
  { isAllowed = isPublicAddress, resolve = systemResolve }: PublicHosts,
  signal: AbortSignal,
): Promise<LookupFunction> {
  const found = await unlessAborted(resolve(hostname), signal);
  const [first] = found;
  if (first === undefined) throw new OutgoingError("no-answer", "The host has no address");
  if (!found.every(({ address }) => isAllowed(address)))
    throw new OutgoingError("private-address", "The host is none of the public internet");
  return (_hostname, { all }, callback) => {
    if (all === true) callback(null, [...found]);
    else callback(null, first.address, first.family);
  };
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
