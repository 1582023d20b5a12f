import { type ApiClient, ApiError, createApiClient, previewHeader, siteConfigurationQuery } from "@plaza/api-client";
import { createI18n, defaultLocale, type Locale } from "@plaza/i18n";
import type { I18n } from "@lingui/core";
import { to, visitorSession } from "@plaza/routing";
import { createRequestHandler, getSsrStatus } from "@tanstack/react-router/ssr/server";
import { readThrough } from "./answer-cache.ts";
import { rememberLocations } from "./location-memory.ts";
import { RenderFailure, streamPage } from "./document/page-stream.tsx";
import { UnfinishedPage, wholePage } from "./document/page-text.tsx";
import { reportingFailures } from "./failed-calls.ts";
import type { PageRequest } from "./page-request.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { type RoutePage, routePages } from "./route-pages.ts";
import { endedPreviewDocument } from "./preview/ended-preview.ts";
import { previewToken } from "./preview/preview-token.ts";
import { previewStrip } from "./preview/preview-strip.ts";
import { readPreview } from "./preview/read-preview.ts";
import { createRouter } from "./router.ts";
import { sessionCookies } from "./session/token-cookie.ts";
import { sessionEndCookie, sessionExpiredCookie } from "./session/session-cookies.ts";
import { isSessionAlive, isSessionExpired, sessionEndOf } from "./session/session-expiry.ts";
import { base, stringifySearch, toPublicPath, toRouterPath } from "./urls.ts";
import { returnCookie, toReturnPath } from "./session/post-login-redirect.ts";

type Router = ReturnType<typeof createRouter>;

/** The links of a page have to lead somewhere without scripts, too; where the public form is another, the browser turns them into it. */
const urlStyle = "path";

/** A form without scripts repeats a key for each of its ticks: their values are one then, with commas. */
function joinRepeated(search: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search))
    values.set(key, values.has(key) ? `${values.get(key)},${value}` : value);
  return Object.fromEntries(values);
}

/**
 * The router wants the URL in its own form, its query spelt as it would spell it itself; else it answers with a redirect to
 * that.
 */
function asRouterRequest({ url, headers, signal }: PageRequest): Request {
  const path = new URL(toRouterPath(url), url.origin);
  const search = stringifySearch(joinRepeated(path.search));
  return new Request(new URL(toPublicPath(`${path.pathname}${search}`, urlStyle), url.origin), {
    headers,
    signal,
  });
}

interface RouterRequest extends Pick<
  PageRequest,
  "backendUrl" | "fetch" | "document" | "locale" | "requestId" | "token" | "onFailedCall" | "cleanAnswer" | "locations"
> {
  readonly renderFailure?: RenderFailure;
  /** True after it turned out that not all of the page can be rendered at once. */
  readonly isStreamed?: boolean;
}

const languages = new Map<Locale, I18n>();

/** One for all requests of a language: it holds nothing but messages, and to gather them anew for each page took long. */
function languageOf(locale: Locale): I18n {
  const known = languages.get(locale) ?? createI18n(locale);
  languages.set(locale, known);
  return known;
}

function apiOf({ backendUrl, document, requestId, ...page }: RouterRequest): ApiClient {
  const { locale, token, fetch, cleanAnswer } = page;
  const { preview } = document;
  const headers = { "x-request-id": requestId, ...(preview !== undefined && { [previewHeader]: preview }) };
  const client = createApiClient({
    origin: backendUrl,
    platformOrigin: backendUrl,
    locale,
    token,
    headers,
    fetch,
    cleanAnswer,
  });
  return reportingFailures(client, page.onFailedCall);
}

function createPageRouter(page: RouterRequest): Router {
  const { document, locale, token, renderFailure } = page;
  const api = apiOf(page);
  const session = { ...visitorSession, isCustomer: token !== null };
  const router = createRouter({ api, i18n: languageOf(locale), locale, session, document, urlStyle, renderFailure });
  rememberLocations(router, page.locations);
  return router;
}

/** The status of a failed page: that of the failed call, where it has one. */
function failureStatus(router: Router): number | null {
  const failed = router.state.matches.find(({ status }) => status === "error");
  return failed?.error instanceof ApiError ? failed.error.statusCode : null;
}

/** There is no page, because the platform does not accept the token; the cookie notes why. */
interface SessionOver {
  readonly overCookie: string;
}

function isOver(answer: RenderedPage | SessionOver): answer is SessionOver {
  return "overCookie" in answer;
}

/**
 * The page as the token's owner sees it.
 *
 * @throws {RenderFailure}
 */
async function renderFor(page: PageRequest & RouterRequest): Promise<RenderedPage | SessionOver> {
  const request = asRouterRequest(page);
  const router = createPageRouter(page);
  let status: number | null = null;
  // Neither a customer's answers nor those of a preview are shared.
  if (page.token === null && page.document.preview === undefined)
    readThrough(router.options.context.queryClient, page.answers, page.locale);
  const handler = createRequestHandler({
    request,
    getRouterManifest: () => page.manifest,
    createRouter: () => router,
  });
  let over: SessionOver | null = null;
  let isAlive = false;
  let whole: string | null = null;
  const response = await handler(async ({ responseHeaders, router }) => {
    status = failureStatus(router);
    if (page.token !== null && isSessionExpired(router)) {
      const end = sessionEndOf(router);
      over = { overCookie: end === null ? sessionExpiredCookie : sessionEndCookie(end) };
    }
    isAlive = page.token !== null && isSessionAlive(router);
    if (over !== null) return new Response(null);
    const english = addressInEnglish(router, page);
    if (english !== null) return new Response(null, { status: 302, headers: { location: english } });
    if (page.isStreamed === true) return streamPage({ router, request, responseHeaders });
    whole = await wholePage(router);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  if (over !== null) return over;
  const { headers } = response;
  const answer: RenderedPage = { status: status ?? response.status, headers, body: whole ?? response.body };
  if (page.token !== null && isAlive) {
    const isSecure = page.document.origin.startsWith("https:");
    for (const cookie of sessionCookies.begun(page.token, isSecure)) headers.append("set-cookie", cookie);
  }
  return answer;
}

/** Where a page is found that was asked for in a language which the shop does not offer; null where it offers it. */
function addressInEnglish(router: Router, { locale, url }: PageRequest): string | null {
  const { api, queryClient } = router.options.context;
  const site = queryClient.getQueryData(siteConfigurationQuery(api).queryKey);
  if (site === undefined || site.languages.includes(locale)) return null;
  return `${base}/${defaultLocale}${toRouterPath(url)}`;
}

/** Seconds. A reload by the hash asks for home first, and only then for the page that leads to the login. */
const beyondHome = 30;

/** Notes that the session is over where the login is next; elsewhere nothing is said of it. */
function noteOver(page: PageRequest, visitors: RenderedPage, overCookie: string): void {
  if (leadsToLogin(visitors)) visitors.headers.append("set-cookie", overCookie);
  else if (page.document.urlStyle === "hash" && toRouterPath(page.url) === "/")
    visitors.headers.append("set-cookie", `${overCookie}; Max-Age=${beyondHome}`);
}

function leadsToLogin(answer: RenderedPage): boolean {
  return answer.headers.get("location") === `${base}${to.login.path}`;
}

/** A redirect to the login also notes the page to return to. */
function redirected(page: PageRequest, answer: RenderedPage): RenderedPage {
  if (!leadsToLogin(answer)) return answer;
  const asked = toRouterPath(page.url);
  const from = toReturnPath(asked) ?? toReturnPath(asked.split("?", 1)[0] ?? "/");
  if (from !== null) answer.headers.append("set-cookie", returnCookie(from));
  return answer;
}

/**
 * A customer whose session is over becomes a visitor: a public page is shown without a notice, and a customer's own page
 * redirects to the login, which says it.
 */
async function renderForEverybody(page: PageRequest & RouterRequest): Promise<RenderedPage> {
  const answer = await renderFor(page);
  if (!isOver(answer)) return redirected(page, answer);
  const visitors = await renderFor({ ...page, token: null });
  if (isOver(visitors)) throw new Error("A visitor has no session that could be over.");
  for (const cookie of sessionCookies.ended) visitors.headers.append("set-cookie", cookie);
  noteOver(page, visitors, answer.overCookie);
  return redirected(page, visitors);
}

/** Whole where all of the page is at hand, else streamed. Each attempt has a router of its own: a router gives out one page. */
async function renderWholeOrStreamed(page: PageRequest & RouterRequest): Promise<RenderedPage> {
  try {
    return await renderForEverybody(page);
  } catch (error) {
    if (!(error instanceof UnfinishedPage)) throw error;
    return renderForEverybody({ ...page, isStreamed: true });
  }
}

/** A page whose address has the token of a preview: what the platform shows with it, or that it has ended. */
async function renderPreview(page: PageRequest, token: string): Promise<RenderedPage> {
  const document = { ...page.document, preview: token };
  const preview = await readPreview(apiOf({ ...page, document }), page.url);
  return preview === null
    ? { status: 410, headers: new Headers(), body: endedPreviewDocument(page.locale) }
    : renderOrFail({ ...page, document: { ...document, previewStrip: previewStrip(page.locale, preview.until) } });
}

/**
 * Answers a page with its status. Where a component of it throws, the chrome stands around the error page.
 *
 * @throws {RenderFailure} where the chrome cannot be rendered either
 */
export function render(page: PageRequest): Promise<RenderedPage> {
  const token = previewToken(page.url.search);
  return token === null ? renderOrFail(page) : renderPreview(page, token);
}

async function renderOrFail(page: PageRequest): Promise<RenderedPage> {
  try {
    return await renderWholeOrStreamed(page);
  } catch (error) {
    if (!(error instanceof RenderFailure)) throw error;
    return renderWholeOrStreamed({ ...page, renderFailure: error });
  }
}

/** What each route draws, for the build to find its chunks. */
export function describeRoutes(): readonly RoutePage[] {
  const document = {
    nonce: "",
    urlStyle: "hash",
    origin: "http://localhost",
    inlineStyles: [],
  } as const;
  const backendUrl = "http://localhost";
  return routePages(
    createPageRouter({
      backendUrl,
      fetch: () => Promise.reject(new Error("Nothing is asked here.")),
      document,
      locale: "en",
      requestId: "start",
      token: null,
      onFailedCall: () => {},
      cleanAnswer: (_call, answer) => answer,
      locations: new Map(),
    }),
  );
}
