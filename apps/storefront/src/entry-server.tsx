import { ApiError, createApiClient } from "@plaza/api-client";
import { createI18n } from "@plaza/i18n";
import { createRequestHandler, RouterServer, renderRouterToStream } from "@tanstack/react-router/ssr/server";
import type { PageRequest } from "./page-request.ts";
import { type RoutePage, routePages } from "./route-pages.ts";
import { createRouter } from "./router.ts";
import { shareAnswers } from "./share-answers.ts";
import { parseSearch, stringifySearch, toPublicPath, toRouterPath, toServerPath } from "./urls.ts";

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

type RouterRequest = Pick<PageRequest, "backendUrl" | "document" | "locale" | "requestId">;

function createPageRouter({ backendUrl, document, locale, requestId }: RouterRequest): Router {
  const api = createApiClient({
    origin: backendUrl,
    platformOrigin: document.platformOrigin,
    locale,
    headers: { "x-request-id": requestId },
  });
  return createRouter({ api, i18n: createI18n(locale), locale, document });
}

/** The status a failed page deserves: that of the call which failed, where it says more than "500". */
function failureStatus(router: Router): number | null {
  const failed = router.state.matches.find(({ status }) => status === "error");
  return failed?.error instanceof ApiError ? failed.error.statusCode : null;
}

/** Answers a page: streamed, with the status it deserves; a redirect is one to the path form. */
export async function render(page: PageRequest): Promise<Response> {
  const request = asRouterRequest(page);
  let status: number | null = null;
  const handler = createRequestHandler({
    request,
    getRouterManifest: () => page.manifest,
    createRouter: () => {
      const router = createPageRouter(page);
      shareAnswers(router.options.context.queryClient, page.answers, page.locale);
      return router;
    },
  });
  const response = await handler(({ responseHeaders, router }) => {
    status = failureStatus(router);
    return renderRouterToStream({ request, responseHeaders, router, children: <RouterServer router={router} /> });
  });
  const location = response.headers.get("location");
  if (location !== null) response.headers.set("location", toServerPath(location));
  return status === null ? response : new Response(response.body, { status, headers: response.headers });
}

/** What each route's document needs, for the server to look up in the build's manifests. */
export function describeRoutes(): readonly RoutePage[] {
  const document = {
    nonce: "",
    urlStyle: "hash",
    origin: "http://localhost",
    platformOrigin: "http://localhost",
    inlineStyles: [],
  } as const;
  return routePages(createPageRouter({ backendUrl: "http://localhost", document, locale: "en", requestId: "start" }));
}
