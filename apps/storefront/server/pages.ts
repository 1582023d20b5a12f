import { Readable } from "node:stream";
import { languageCookie, readLanguageCookie, splitLocalePrefix } from "@plaza/i18n";
import { contentSecurityPolicy, createNonce } from "@plaza/web-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionCookies } from "../src/session/session-cookies.ts";
import { base } from "../src/urls.ts";
import { compressed, fromWeb } from "./compressed-page.ts";
import type { StorefrontConfig } from "./config.ts";
import { createPageRenderer } from "./page-renderer.ts";
import type { PageSource } from "./page-source.ts";
import { isHidden } from "./search-engines/hidden-pages.ts";
import { createSharedPages } from "./shared-pages.ts";

function requestHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === "string") headers.set(name, value);
  return headers;
}

/** Ends the rendering when the shopper has gone. */
function whileConnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort(new Error("The browser closed the connection."));
  });
  return controller.signal;
}

/** Every page of the storefront: `/pc/…` is rendered, and `/` leads there. */
export function pageRoutes(app: FastifyInstance, config: StorefrontConfig, source: PageSource): void {
  const render = createPageRenderer(config, source);
  const shared = createSharedPages(config, render);
  const imageOrigins = [config.backendUrl, ...config.imageOrigins];
  const toHome = { url: `${base}/`, status: 302 } as const;
  // Browsers ask for it beside documents that name no icon; every page names its own.
  app.get("/favicon.ico", { logLevel: "warn" }, (_request, reply) =>
    reply.code(204).header("cache-control", "public, max-age=86400").send(),
  );
  app.get("/", (_request, reply) => reply.redirect(toHome.url, toHome.status));
  app.get(base, (request, reply) => reply.redirect(`${toHome.url}${request.url.slice(base.length)}`, toHome.status));

  function sendPage(request: FastifyRequest, reply: FastifyReply, nonce: string, body: Readable | null): FastifyReply {
    if (isHidden(request.url)) reply.header("x-robots-tag", "noindex");
    reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        contentSecurityPolicy({ nonce, imageOrigins, isDevelopment: !config.production }),
      )
      .header(
        "cache-control",
        sessionCookies.read(request.headers.cookie).isHeld ? "private, no-store" : "private, no-cache",
      )
      .header("vary", "cookie, accept-encoding");
    return reply.send(compressed(body, request, reply));
  }

  app.get(`${base}/*`, async (request, reply) => {
    const origin = `${request.protocol}://${request.host}`;
    if (!URL.canParse(request.url, origin)) return reply.code(400).send({ message: "The Host header names no host." });
    const url = new URL(request.url, origin);
    const explicit = splitLocalePrefix(url.pathname.slice(base.length)).locale;
    const locale = explicit ?? readLanguageCookie(request.headers.cookie);
    const nonce = createNonce();
    const { token, isHeld } = sessionCookies.read(request.headers.cookie);
    // An explicit language sets a cookie, and a session sees pages of its own: neither is shared.
    const sharedPage = config.pageCacheSeconds > 0 && explicit === null && !isHeld ? { url, locale } : null;
    const cached = sharedPage === null ? null : shared.find(sharedPage, nonce);
    if (cached !== null) return sendPage(request, reply, nonce, Readable.from([cached]));

    const signal = whileConnected(reply);
    // A page that others will see is rendered from nothing but its address and language.
    const headers = sharedPage === null ? requestHeaders(request) : new Headers();
    const page = await render({ url, headers, signal, locale, token, requestId: request.id, nonce }).catch(
      (error: unknown) => {
        // The rendering was ended on purpose: nothing went wrong.
        if (signal.aborted) return null;
        throw error;
      },
    );
    if (page === null) {
      request.log.info("The browser closed the connection before its page was ready.");
      return reply.hijack();
    }
    for (const [name, value] of page.headers) reply.header(name, value);
    if (explicit !== null) reply.header("set-cookie", languageCookie(explicit));
    // A cookie that holds no token any more is taken away.
    if (isHeld && token === null) reply.header("set-cookie", sessionCookies.ended);
    if (page.status >= 400) reply.header("x-robots-tag", "noindex");
    const body = sharedPage === null ? page.body : shared.keeping(sharedPage, nonce, page);
    return sendPage(request, reply.code(page.status), nonce, fromWeb(body));
  });
}
