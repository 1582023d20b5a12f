import type { ApiClient } from "@plaza/api-client";
import { type Catalog, createI18n, loadCatalog, type Locale } from "@plaza/i18n";
import { accountLayout, rootRoute, type Session, userLayout, visitorSession, voidLayout } from "@plaza/routing";
import { uiKitMessages } from "@plaza/ui-kit/messages";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRoute, createRouter, type RouteComponent } from "@tanstack/react-router";
import { accountMessages } from "../messages.ts";
import { accountRoutes } from "../routes.ts";

export interface MemoryRouterInput {
  readonly api: ApiClient;
  readonly locale: Locale;
  /** Where it starts: a route of this package, or `besidePath`. */
  readonly path: string;
  readonly session?: Session | undefined;
  /** What is shown at `besidePath`. */
  readonly beside?: RouteComponent;
}

/** An address that none of this package's routes has. */
export const besidePath = "/beside";

const words: readonly Catalog[] = [uiKitMessages, accountMessages];

/** This package's routes alone on the anchors, as the shell mounts them, without its frame and its way of writing URLs. */
export async function createMemoryRouter({ api, locale, path, session = visitorSession, beside }: MemoryRouterInput) {
  const i18n = createI18n(locale);
  await Promise.all(words.map((catalog) => loadCatalog(i18n, catalog)));
  const besideRoute = createRoute({
    getParentRoute: () => voidLayout,
    path: besidePath,
    ...(beside !== undefined && { component: beside }),
  });
  return createRouter({
    routeTree: rootRoute.addChildren([
      accountLayout.addChildren(accountRoutes.account),
      userLayout.addChildren(accountRoutes.user),
      voidLayout.addChildren([...accountRoutes.void, besideRoute]),
    ]),
    context: {
      api,
      i18n,
      locale,
      session,
      // Neither asks again after a failure nor forgets anything while it is looked at.
      queryClient: new QueryClient({
        defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } },
      }),
      document: {
        nonce: "",
        urlStyle: "path",
        origin: "https://shop.example",
        platformOrigin: api.context.platformOrigin,
        inlineStyles: [],
      },
    },
    // Plain text, as the shell reads and writes it.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const said = Object.entries(search).filter(([, value]) => value !== undefined);
      const text = String(new URLSearchParams(said.map(([key, value]) => [key, String(value)])));
      return text === "" ? "" : `?${text}`;
    },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

export type MemoryRouter = Awaited<ReturnType<typeof createMemoryRouter>>;
