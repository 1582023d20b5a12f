import type { ApiClient } from "@plaza/api-client";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { createQueryClient } from "./query-client.ts";
import { routeTree } from "./route-tree.ts";
import { FailedPage } from "./shared/failed.tsx";
import { MissingPage } from "./shared/missing.tsx";

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
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    defaultPreload: "intent",
    scrollRestoration: true,
  });
  return router;
}

export type DeskRouter = ReturnType<typeof createDeskRouter>;
