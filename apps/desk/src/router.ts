import { type ApiClient, ApiError, type SessionEnd } from "@plaza/api-client";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { routeTree } from "./route-tree.ts";
import { PageLoadError } from "./shared/load-errors.tsx";
import { MissingPage } from "./shared/missing.tsx";

/** @param onSessionOver whatever was asked, the platform no longer knows who asks, and may say what has ended the session */
function createQueryClient(onSessionOver: (end: SessionEnd | null) => void): QueryClient {
  const onError = (error: Error): void => {
    if (error instanceof ApiError && error.kind === "session") onSessionOver(error.sessionEnd);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // The API client retries what can be retried. Without a connection a call fails at once instead of waiting for one.
    defaultOptions: { queries: { retry: false, networkMode: "always", refetchOnReconnect: true } },
  });
}

export interface DeskInput {
  readonly agents: ApiClient;
  readonly desk: ApiClient;
  readonly platformOrigin: string;
  /** The browser's own, unless a test brings another. */
  readonly history?: RouterHistory;
}

/** The desk's router, with the query client behind it. */
export function createDeskRouter({ history, ...input }: DeskInput) {
  const queryClient = createQueryClient((end) => {
    const { pathname, href } = router.latestLocation;
    if (pathname === "/login") return;
    queryClient.clear();
    void router.navigate({ to: "/login", search: { back: href, ...(end !== null && { ended: end }) }, replace: true });
  });
  const router = createRouter({
    routeTree,
    context: { ...input, queryClient },
    ...(history !== undefined && { history }),
    defaultErrorComponent: PageLoadError,
    defaultNotFoundComponent: MissingPage,
    defaultPreload: "intent",
    scrollRestoration: true,
  });
  return router;
}

export type DeskRouter = ReturnType<typeof createDeskRouter>;
