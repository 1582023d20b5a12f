import { ApiError, createApiClient } from "@plaza/api-client";
import { createI18n } from "@plaza/i18n";
import { to, visitorSession } from "@plaza/routing";
import { createRequestHandler } from "@tanstack/react-router/ssr/server";
import { readThrough } from "./answer-cache.ts";
import { streamPage } from "./document/page-stream.tsx";
import type { PageRequest } from "./page-request.ts";
import { type RoutePage, routePages } from "./route-pages.ts";
import { createRouter } from "./router.ts";
import { isSessionAlive, isSessionOver } from "./session/session-state.ts";
import { returnCookie } from "./session/return-cookie.ts";
import { returnPath } from "./session/return-path.ts";
import { sessionCookies } from "./session/session-cookies.ts";
import { base, parseSearch, stringifySearch, toPublicPath, toRouterPath, toServerPath } from "./urls.ts";

type Router = ReturnType<typeof createRouter>;

/**
 * The router wants the public form of the URL, its query spelt as it would spell it itself; else it answers with a
 * redirect to that.
 */
function asRouterRequest({ url, headers, signal, document }: PageRequest): Request {
  const path = new URL(toRouterPath(url), url.origin);
  const search = stringifySearch(parseSearch(path.search));
  return new Request(new URL(toPublicPath(`${path.pathname}${search}`, document.urlStyle), url.origin), {
    headers,
    signal,
  });
}

type RouterRequest = Pick<PageRequest, "backendUrl" | "document" | "locale" | "requestId" | "token">;

function createPageRouter({ backendUrl, document, locale, requestId, token }: RouterRequest): Router {
  const api = createApiClient({
    origin: backendUrl,
    platformOrigin: document.platformOrigin,
    locale,
    token,
    headers: { "x-request-id": requestId },
  });
  const session = { ...visitorSession, isCustomer: token !== null };
  return createRouter({ api, i18n: createI18n(locale), locale, session, document });
}

/** The status of a failed page: that of the failed call, where it has one. */
function failureStatus(router: Router): number | null {
  const failed = router.state.matches.find(({ status }) => status === "error");
  return failed?.error instanceof ApiError ? failed.error.statusCode : null;
}

/** The page as the token's owner sees it; null where the platform does not accept the token. */
async function renderFor(page: PageRequest): Promise<Response | null> {
  const request = asRouterRequest(page);
  const router = createPageRouter(page);
  let status: number | null = null;
  // A customer's answers are never shared.
  if (page.token === null) readThrough(router.options.context.queryClient, page.answers, page.locale);
  const handler = createRequestHandler({
    request,
    getRouterManifest: () => page.manifest,
    createRouter: () => router,
  });
  let isOver = false;
  const response = await handler(({ responseHeaders, router }) => {
    status = failureStatus(router);
    isOver = page.token !== null && isSessionOver(router);
    if (isOver) return new Response(null);
    return streamPage({ router, request, responseHeaders });
  });
  if (isOver) return null;
  const answer = status === null ? response : new Response(response.body, { status, headers: response.headers });
  if (page.token !== null && isSessionAlive(router)) {
    const isSecure = page.document.origin.startsWith("https:");
    for (const cookie of sessionCookies.begun(page.token, isSecure)) answer.headers.append("set-cookie", cookie);
  }
  return answer;
}

/** Redirects to the path form; a redirect to the login also notes the page to return to. */
function redirected(page: PageRequest, answer: Response): Response {
  const location = answer.headers.get("location");
  if (location === null) return answer;
  const target = toServerPath(location);
  answer.headers.set("location", target);
  const asked = toRouterPath(page.url);
  const from = returnPath(asked) ?? returnPath(asked.split("?", 1)[0] ?? "/");
  if (from !== null && target === `${base}${to.login.path}`) answer.headers.append("set-cookie", returnCookie(from));
  return answer;
}

/**
 * Answers a page: streamed, with its status. A customer whose session is over becomes a visitor: a public page is shown
 * without a notice, and a customer's own page redirects to the login.
 */
export async function render(page: PageRequest): Promise<Response> {
  const answer = await renderFor(page);
  if (answer !== null) return redirected(page, answer);
  const visitors = await renderFor({ ...page, token: null });
  if (visitors === null) throw new Error("A visitor has no session that could be over.");
  for (const cookie of sessionCookies.ended) visitors.headers.append("set-cookie", cookie);
  return redirected(page, visitors);
}

/** What each route draws, for the build to find its chunks. */
export function describeRoutes(): readonly RoutePage[] {
  const document = {
    nonce: "",
    urlStyle: "hash",
    origin: "http://localhost",
    platformOrigin: "http://localhost",
    inlineStyles: [],
  } as const;
  const backendUrl = "http://localhost";
  return routePages(createPageRouter({ backendUrl, document, locale: "en", requestId: "start", token: null }));
}
