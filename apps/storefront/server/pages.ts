import { randomBytes } from "node:crypto";
import { languageCookie, readLanguageCookie, splitLocalePrefix } from "@plaza/i18n";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { base } from "../src/urls.ts";
import type { StorefrontConfig } from "./config.ts";
import { compressed } from "./compressed.ts";
import type { PageSource } from "./page-source.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

function requestHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === "string") headers.set(name, value);
  return headers;
}

/** Ends the rendering when the shopper has gone. */
function whileConnected(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.once("close", () => {
    if (!request.raw.complete || request.raw.destroyed)
      controller.abort(new Error("The browser closed the connection."));
  });
  return controller.signal;
}

/** Every page of the storefront: `/pc/…` is rendered, `/` leads there. */
export function pageRoutes(app: FastifyInstance, config: StorefrontConfig, source: PageSource): void {
  const toHome = { url: `${base}/`, status: 302 } as const;
  app.get("/", (_request, reply) => reply.redirect(toHome.url, toHome.status));
  app.get(base, (request, reply) => reply.redirect(`${toHome.url}${request.url.slice(base.length)}`, toHome.status));
  app.get(`${base}/*`, async (request, reply) => {
    const url = new URL(request.url, `${request.protocol}://${request.host}`);
    const explicit = splitLocalePrefix(url.pathname.slice(base.length)).locale;
    const locale = explicit ?? readLanguageCookie(request.headers.cookie);
    const nonce = randomBytes(16).toString("base64");
    const { render, manifest, inlineStyles } = await source.load(locale);
    const page = await render({
      url,
      headers: requestHeaders(request),
      signal: whileConnected(request),
      locale,
      requestId: request.id,
      backendUrl: config.backendUrl,
      document: { nonce, urlStyle: config.urlStyle, platformOrigin: config.backendUrl, inlineStyles },
      manifest,
    });
    for (const [name, value] of page.headers) reply.header(name, value);
    if (explicit !== null) reply.header("set-cookie", languageCookie(explicit));
    reply
      .code(page.status)
      .header("content-security-policy", contentSecurityPolicy(config, nonce))
      .header("cache-control", "private, no-cache")
      .header("vary", "cookie, accept-encoding");
    return reply.send(compressed(page.body, request, reply));
  });
}
