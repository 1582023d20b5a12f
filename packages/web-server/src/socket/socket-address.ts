import ipaddr from "ipaddr.js";
import { ask, wholeOf } from "@plaza/http-server";
import type { FastifyBaseLogger } from "fastify";

/** Who talks through a shell's socket, in the platform's words. */
export interface SocketPeer {
  readonly type: "user" | "kefu";
  /** The number of the kind of client, which the platform knows the session by. */
  readonly client: number;
}

/** What the platform is asked with, the token aside: only what this shell's own pages ask with. Null for anything else. */
export function socketQuery(url: string, { type, client }: SocketPeer): URLSearchParams | null {
  const asked = new URLSearchParams(url.split("?", 2)[1] ?? "");
  const isOnce = ["type", "client", "shop_id"].every((name) => asked.getAll(name).length <= 1);
  const shopId = asked.get("shop_id") ?? "0";
  if (!isOnce || asked.get("type") !== type || asked.get("client") !== String(client)) return null;
  if (!/^\d{1,10}$/.test(shopId)) return null;
  return new URLSearchParams({ type, client: String(client), shop_id: String(Number(shopId)) });
}

/** The language that the page is in, for what the platform writes itself. Null: it was not asked for properly. */
export function socketLanguage(url: string): string | null {
  const [language, ...more] = new URLSearchParams(url.split("?", 2)[1] ?? "").getAll("lang");
  return language !== undefined && more.length === 0 && /^[a-z]{2}$/.test(language) ? language : null;
}

/** How long what the platform has said is believed, how long it is not asked again where it did not answer, and waited for. */
const freshMs = 60_000;
const retryMs = 5_000;
const deadlineMs = 3_000;
const maxBytes = 1024 * 1024;

async function askPlatform(url: string): Promise<unknown> {
  const answer = await ask(url, { hosts: "any", deadlineMs, maxBytes }, wholeOf);
  const envelope: unknown = JSON.parse(answer.toString("utf8"));
  const data = typeof envelope === "object" && envelope !== null && "data" in envelope ? envelope.data : null;
  return typeof data === "object" && data !== null && "ws_domain" in data ? data.ws_domain : null;
}

/** Reads `ws_domain` of the platform's configuration, for all who ask within a minute at once. */
export function createPlatformAddress(url: string, log: FastifyBaseLogger): () => Promise<unknown> {
  let known: unknown = null;
  let askAgainAt = 0;
  let asking: Promise<unknown> | null = null;

  async function renew(): Promise<unknown> {
    try {
      known = await askPlatform(url);
      askAgainAt = performance.now() + freshMs;
    } catch (error) {
      log.warn({ err: error }, "The platform does not say where its sockets are.");
      askAgainAt = performance.now() + retryMs;
    }
    asking = null;
    return known;
  }
  return async () => (performance.now() < askAgainAt ? known : (asking ??= renew()));
}

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
export function usableAddress(domain: unknown, { backendUrl, ownHost }: Surroundings): URL | null {
  if (typeof domain !== "string" || !/^wss?:\/\/[^/]/i.test(domain) || !URL.canParse(domain)) return null;
  const url = new URL(domain);
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
