import ipaddr from "ipaddr.js";

/** Whether only this machine itself, or nobody, is meant. */
function isLocal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (/(?:^|\.)localhost$/i.test(host)) return true;
  return ipaddr.isValid(host) && ["loopback", "unspecified"].includes(ipaddr.process(host).range());
}

export interface Surroundings {
  /** Origin of the platform. */
  readonly backendUrl: string;
  /** Host and port that browsers know this shop by. */
  readonly ownHost: string;
}

/**
 * The address that the platform announces for its sockets; null where nobody could connect there. Unset, it is the literal
 * `ws:127.0.0.1`. On the shop's own host it is what browsers are to ask, and would lead back here.
 */
export function usableAddress(announced: unknown, { backendUrl, ownHost }: Surroundings): URL | null {
  if (typeof announced !== "string" || !/^wss?:\/\/[^/]/i.test(announced) || !URL.canParse(announced)) return null;
  const url = new URL(announced);
  const isElsewhere = isLocal(url.hostname) && !isLocal(new URL(backendUrl).hostname);
  const isPlain = url.username === "" && url.password === "" && url.hash === "" && url.search === "";
  return isElsewhere || !isPlain || url.host === hostOf(ownHost, url) ? null : url;
}

/** As it would be written beside the scheme of this address, which has a port of its own that is left out. */
function hostOf(host: string, { protocol }: URL): string {
  return new URL(`${protocol}//${host}`).host;
}

/** Where the platform takes sockets if it says nothing of it. */
export function addressOfBackend(backendUrl: string): URL {
  return new URL(backendUrl.replace(/^http/, "ws"));
}
