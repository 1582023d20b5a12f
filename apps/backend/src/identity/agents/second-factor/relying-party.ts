import { isIP } from "node:net";

/** For which address browsers make passkeys. */
export interface RelyingParty {
  readonly host: string;
  readonly origin: string;
}

/**
 * Where passkeys can be used: browsers have none for numeric addresses, and none without https except on the machine itself.
 *
 * @returns null where the desk's address is unknown or cannot have any
 */
export function relyingPartyOf(deskOrigin: string | null): RelyingParty | null {
  if (deskOrigin === null) return null;
  const { hostname, origin, protocol } = new URL(deskOrigin);
  const isNumeric = isIP(hostname.replaceAll(/^\[|\]$/g, "")) !== 0;
  const isSecure = protocol === "https:" || hostname === "localhost";
  return isNumeric || !isSecure ? null : { host: hostname, origin };
}
