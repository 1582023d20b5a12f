import { languageCookie, type Locale, localePrefix, readLanguageCookie, splitLocalePrefix } from "@plaza/i18n";
import {
  byNonce,
  contentSecurityPolicy,
  createNonce,
  followInvalidations,
  type InlineSources,
  networkLimit,
} from "@plaza/web-server";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { tooManyRequestsDocument } from "../src/document/too-many-requests.ts";
import type { FailedCall } from "../src/failed-calls.ts";
import type { RenderedPage } from "../src/rendered-page.ts";
import { sessionCookies } from "../src/session/token-cookie.ts";
import { base, toRouterPath } from "../src/urls.ts";
import { acceptedEncoding, compressed, fromWeb, type PageBody } from "./compressed-page.ts";
import type { StorefrontConfig } from "./config.ts";
import { outdatedBy } from "./outdated-answers.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { barePolicy } from "./last-resort.ts";
import type { PageSource } from "./page-source.ts";
import { isSigned, signedPageHeaders } from "./signed-pages.ts";
import { createRichText, type RichText } from "./rich-text.ts";
import { createSharedAnswers } from "./shared-answers.ts";
import type { SharedPage } from "./shared-page.ts";
import { createSharedPages } from "./shared-pages.ts";

const hidden = /^\/(?:account|user|shop_cart|confirm_order|payment|compare|store_settled\/(?:detail|record))(?=\/|$)/;

/** Whether search engines should not know an address: a customer's own page, the login, or a shopper's choice. */
function isHidden(url: string): boolean {
  const [pathname = base] = url.split("?", 1);
  return hidden.test(toRouterPath({ pathname, search: "", hash: "" }));
}

/** Some 300 lists of products, or 1,500 products, in whichever languages they are asked for. */
const answerCacheBytes = 32 * 1024 * 1024;

/** A shared page is compressed once for many, so the encoding that becomes smallest comes first. */
const encodingsBySize = ["br", "zstd", "gzip"] as const;

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

function warning(log: FastifyBaseLogger): (failed: FailedCall) => void {
  return (failed) => log.warn(failed, "The platform failed a call.");
}

function sendable(body: RenderedPage["body"]): PageBody | null {
  if (body === null) return null;
  return body instanceof ReadableStream ? fromWeb(body) : Buffer.from(body);
}

/** Only what has to be rendered counts: a cached page costs next to nothing. */
function sendTooMany(reply: FastifyReply, wait: number): FastifyReply {
  return reply
    .code(429)
    .headers({ "retry-after": wait, "cache-control": "no-store", "content-security-policy": barePolicy })
    .type("text/html; charset=utf-8")
    .send(tooManyRequestsDocument);
}

/** Every page of the storefront: `/pc/…` is rendered, and `/` leads there. */
export async function pageRoutes(
  app: FastifyInstance,
  config: StorefrontConfig,
  source: PageSource,
  richText: RichText = createRichText(config, app.log),
): Promise<void> {
  const limit = await networkLimit(app, config);
  const answers = createSharedAnswers({ bytes: answerCacheBytes });
  const render = createPageRenderer(config, source, answers, richText);
  const shared = createSharedPages(config, render, warning(app.log));
  followInvalidations(app, config, (topics) => {
    answers.drop(outdatedBy(topics));
    // A page shows prices, shelves and settings at once.
    shared.drop();
  });
  const { imageOrigins, paymentOrigins: formOrigins } = config;
  const toHome = { url: `${base}/`, status: 302 } as const;
  // Browsers ask for it beside documents that name no icon; every page names its own.
  app.get("/favicon.ico", { logLevel: "warn" }, (_request, reply) =>
    reply.code(204).header("cache-control", "public, max-age=86400").send(),
  );
  app.get("/", (_request, reply) => reply.redirect(toHome.url, toHome.status));
  app.get(base, (request, reply) => reply.redirect(`${toHome.url}${request.url.slice(base.length)}`, toHome.status));

  function pageHeaders(request: FastifyRequest, reply: FastifyReply, inline: InlineSources): FastifyReply {
    const { isHeld } = sessionCookies.read(request.headers.cookie);
    reply.type("text/html; charset=utf-8").headers({
      "content-security-policy": contentSecurityPolicy({
        inline,
        imageOrigins,
        formOrigins,
        isDevelopment: !config.production,
      }),
      "cache-control": isHeld ? "private, no-store" : "private, no-cache",
      vary: "cookie, accept-encoding",
    });
    if (isHidden(request.url)) reply.header("x-robots-tag", "noindex");
    // Stricter than the others, so they come last.
    if (isSigned(request.url)) reply.headers(signedPageHeaders);
    return reply;
  }

  async function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage): Promise<FastifyReply> {
    const encoding = acceptedEncoding(request, encodingsBySize);
    if (encoding !== null) reply.header("content-encoding", encoding);
    return pageHeaders(request, reply, page.inline).send(await page.encoded(encoding));
  }

  app.get(`${base}/*`, async (request, reply) => {
    // Under whatever name it was asked for, a page is the same and cached once.
    const url = new URL(request.url, config.publicOrigin ?? `${request.protocol}://${request.host}`);
    const explicit = splitLocalePrefix(url.pathname.slice(base.length)).locale;
    const locale = explicit ?? readLanguageCookie(request.headers.cookie);
    const { token, isHeld } = sessionCookies.read(request.headers.cookie);
    // An explicit language sets a cookie, and a session or a signed link sees pages of its own: none of them is shared.
    const isShared = config.pageCacheSeconds > 0 && explicit === null && !isHeld && !isSigned(request.url);
    const sharedPage = isShared ? { url, locale } : null;
    const cached = sharedPage === null ? null : shared.find(sharedPage);
    if (cached !== null) return sendShared(request, reply, cached);

    const wait = await limit(request);
    if (wait !== null) return sendTooMany(reply, wait);
    const signal = whileConnected(reply);
    const nonce = createNonce();
    const edition = shared.edition();
    // A page that others will see is rendered from nothing but its address and language.
    const headers = sharedPage === null ? requestHeaders(request) : new Headers();
    const page = await render({
      url,
      headers,
      signal,
      locale,
      token,
      requestId: request.id,
      nonce,
      onFailedCall: warning(request.log),
    }).catch((error: unknown) => {
      // The rendering was ended on purpose: nothing went wrong.
      if (signal.aborted) return null;
      throw error;
    });
    if (page === null) {
      request.log.info("The browser closed the connection before its page was ready.");
      return reply.hijack();
    }
    for (const [name, value] of page.headers) reply.header(name, value);
    const location = page.headers.get("location");
    if (page.status === 301 && location !== null && explicit !== null)
      reply.header("location", inLanguage(location, explicit));
    if (explicit !== null) reply.header("set-cookie", languageCookie(explicit));
    // A cookie that holds no token any more is taken away.
    if (isHeld && token === null) reply.header("set-cookie", sessionCookies.ended);
    if (page.status >= 400) reply.header("x-robots-tag", "noindex");
    const body = sendable(sharedPage === null ? page.body : shared.keeping(sharedPage, nonce, page, edition));
    return pageHeaders(request, reply.code(page.status), byNonce(nonce)).send(
      body === null ? null : await compressed(body, request, reply),
    );
  });
}

/** The address of a page that has moved for good, in the language that was asked for: who follows it may keep no cookie. */
function inLanguage(location: string, locale: Locale): string {
  const path = location.slice(base.length);
  const isOfPage = location.startsWith(`${base}/`) && splitLocalePrefix(path).locale === null;
  return isOfPage ? `${base}${localePrefix(locale)}${path}` : location;
}
