import type { ApiClient } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import { type PageDocument, reloadForChunk, type Session, type UrlStyle } from "@plaza/routing";
import type { I18n } from "@lingui/core";
import { QueryClient, type Query } from "@tanstack/react-query";
import { createRouter as createTanStackRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { openConversation } from "./conversations/conversations.ts";
import { ErrorPage } from "./chrome/errors/error-page.tsx";
import { MissingPage } from "./chrome/errors/missing-page.tsx";
import { afterHydration } from "./document/answers-after-hydration.ts";
import { keepSamePage } from "./document/page-skeletons.ts";
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

/** Visitors share answers, so most of them have been written out before. */
const written = new WeakMap<object, string>();

function write(data: unknown): string {
  if (typeof data !== "object" || data === null) return JSON.stringify(data);
  const text = written.get(data) ?? JSON.stringify(data);
  written.set(data, text);
  return text;
}

/**
 * How the document carries the platform's answers to the browser: each as one text of JSON. Written out as script, as the
 * router would have it, they are a seventh larger and slower to read.
 */
const carriedData = {
  ...(import.meta.env.SSR && {
    dehydrateOptions: {
      shouldDehydrateQuery: ({ meta }: Pick<Query, "meta">): boolean => meta?.serverOnly !== true,
      serializeData: write,
    },
  }),
  hydrateOptions: { defaultOptions: { deserializeData: (text: string): unknown => JSON.parse(text) } },
};

interface PageChange {
  readonly pathChanged: boolean;
  readonly fromLocation?: unknown;
}

/**
 * The router's `defaultViewTransition`: another page fades out, then in, where the browser can do that beside the page
 * that is already there. Sorting and paging, the first page of a document, and reduced motion have none.
 */
function pageTransition() {
  if (typeof document === "undefined" || !CSS.supports("selector(:active-view-transition-type(page))")) return false;
  return {
    /** The name under which the styles know it: see `page-transition.css.ts`. */
    types: ({ pathChanged, fromLocation }: PageChange): string[] | false =>
      pathChanged && fromLocation !== undefined && !matchMedia("(prefers-reduced-motion: reduce)").matches
        ? ["page"]
        : false,
  };
}
