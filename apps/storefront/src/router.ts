import type { ApiClient } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import { type PageDocument, reloadForChunk, type Session, type UrlStyle } from "@plaza/routing";
import type { I18n } from "@lingui/core";
import { QueryClient } from "@tanstack/react-query";
import { createRouter as createTanStackRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { openConversation } from "./conversations/conversations.ts";
import { ErrorPage } from "./chrome/errors/error-page.tsx";
import { MissingPage } from "./chrome/errors/missing-page.tsx";
import { afterHydration } from "./document/answers-after-hydration.ts";
import { carriedData } from "./document/carried-data.ts";
import { keepSamePage } from "./document/page-skeletons.ts";
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
  /** The form of the URLs that the router reads and writes. A server's is always `path`, which leads somewhere without scripts, too. */
  readonly urlStyle: UrlStyle;
  readonly renderFailure?: Error | undefined;
}

/** One router and one query client a request on the server; one a document in the browser. */
export function createRouter({ urlStyle, ...input }: RouterInput) {
  const queryClient = new QueryClient({
    // The API client retries what can be retried, so a failed query fails at once.
    // Without a connection, too, instead of waiting for one while the page or the button shows nothing.
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
        refetchOnReconnect: true,
        ...(!import.meta.env.SSR && { persister: afterHydration }),
      },
    },
  });
  const router = createTanStackRouter({
    routeTree,
    context: { ...input, queryClient, openConversation },
    rewrite: urlRewrite(urlStyle),
    parseSearch,
    stringifySearch,
    // In the place of whatever failed, so that all around it stays. A route with a component of its own for what is not
    // found would also stand in for the routes below it, in the place of their layout.
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: MissingPage,
    // Where the error page itself fails, only the entries' last resort may answer.
    disableGlobalCatchBoundary: true,
    defaultOnCatch: reloadForChunk,
    defaultPreload: prefetchOn(currentConnection()),
    // React Query decides how fresh data is; the router asks it each time.
    defaultPreloadStaleTime: 0,
    defaultViewTransition: pageTransition(),
    scrollRestoration: true,
    ssr: { nonce: input.document.nonce },
  });
  keepSamePage(router);
  setupRouterSsrQueryIntegration({ router, queryClient, ...carriedData });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
