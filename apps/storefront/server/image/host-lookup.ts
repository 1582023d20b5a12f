import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Finds all addresses of a host. */
export type ResolveHost = (
  hostname: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

export const systemResolve: ResolveHost = (hostname, done) => {
  lookup(hostname, { all: true }, done);
};

class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/**
 * A `lookup` for sockets: it judges the very addresses that are connected to, so that a name server cannot answer the check
 * and the connection differently. One private address among them rejects them all.
 */
export function hostLookup(resolve: ResolveHost, mayBePrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error !== null) {
        callback(error, "");
        return;
      }
      const [first] = addresses;
      const rejected = mayBePrivate ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
      if (first === undefined) callback(new Error(`${hostname} has no address.`), "");
      else if (rejected !== undefined)
        callback(new PrivateAddressError(`${hostname} leads to ${rejected.address}, which is not public.`), "");
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}
