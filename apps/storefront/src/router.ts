import type { ApiClient } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import type { PageDocument, Session } from "@plaza/routing";
import type { I18n } from "@lingui/core";
import { QueryClient } from "@tanstack/react-query";
import { createRouter as createTanStackRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { ErrorPage } from "./chrome/error-page.tsx";
import { carriedData } from "./document/carried-data.ts";
import { pageTransition } from "./document/page-transition.ts";
import { currentConnection, prefetchOn } from "./document/prefetch.ts";
import { routeTree } from "./route-tree.ts";
import { parseSearch, stringifySearch, urlRewrite } from "./urls.ts";

export interface RouterInput {
  readonly api: ApiClient;
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly session: Session;
  readonly document: PageDocument;
}

/** One router and one query client a request on the server; one a document in the browser. */
export function createRouter(input: RouterInput) {
  const queryClient = new QueryClient({
    // The API client retries what can be retried, so a failed query fails at once.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  const router = createTanStackRouter({
    routeTree,
    context: { ...input, queryClient },
    rewrite: urlRewrite(input.document.urlStyle),
    parseSearch,
    stringifySearch,
    // In the place of the page that failed, so that the chrome stays around it.
    defaultErrorComponent: ErrorPage,
    // Where the error page itself fails, only the entries' last resort may answer.
    disableGlobalCatchBoundary: true,
    defaultPreload: prefetchOn(currentConnection()),
    // React Query decides how fresh data is; the router asks it each time.
    defaultPreloadStaleTime: 0,
    defaultViewTransition: pageTransition(),
    scrollRestoration: true,
    ssr: { nonce: input.document.nonce },
  });
  setupRouterSsrQueryIntegration({ router, queryClient, ...carriedData });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
