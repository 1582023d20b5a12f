import type { ApiClient } from "@plaza/api-client";
import { type Catalog, createI18n, loadCatalog, type Locale } from "@plaza/i18n";
import { defaultLayout, rootRoute, type Session, visitorSession } from "@plaza/routing";
import { uiKitMessages } from "@plaza/ui-kit/messages";
import { QueryClient } from "@tanstack/react-query";
import {
  type AnyRouter,
  createMemoryHistory,
  createRoute,
  createRouter,
  type RouteComponent,
} from "@tanstack/react-router";
import { catalogMessages } from "../messages.ts";
import { catalogRoutes } from "../routes.ts";

export interface MemoryRouterInput {
  readonly api: ApiClient;
  readonly locale: Locale;
  /** Where it starts: a route of the catalogue, or `besidePath`. */
  readonly path: string;
  readonly queryClient?: QueryClient;
  /** What is shown at `besidePath`. */
  readonly beside?: RouteComponent;
  /** Stands around whatever is shown, within reach of the router. */
  readonly around?: NonNullable<AnyRouter["options"]["InnerWrap"]>;
  /** A visitor's, where nothing is said. */
  readonly session?: Session;
}

/** An address that none of the catalogue's routes has. */
export const besidePath = "/beside";

const words: readonly Catalog[] = [uiKitMessages, catalogMessages];

/** A cache that neither asks again after a failure nor forgets anything while it is looked at. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } } });
}

/** The catalogue's routes alone on the anchors, as the shell mounts them, without its frame and its way of writing URLs. */
export async function createMemoryRouter({ api, locale, path, ...input }: MemoryRouterInput) {
  const i18n = createI18n(locale);
  await Promise.all(words.map((catalog) => loadCatalog(i18n, catalog)));
  const beside = createRoute({
    getParentRoute: () => defaultLayout,
    path: besidePath,
    ...(input.beside !== undefined && { component: input.beside }),
  });
  // Neighbours that the catalogue leads to, without anything on them.
  const neighbours = ["shop_cart", "confirm_order", "account/login"].map((each) =>
    createRoute({ getParentRoute: () => defaultLayout, path: each }),
  );
  return createRouter({
    routeTree: rootRoute.addChildren([defaultLayout.addChildren([...catalogRoutes, ...neighbours, beside])]),
    context: {
      api,
      i18n,
      locale,
      session: input.session ?? visitorSession,
      queryClient: input.queryClient ?? createTestQueryClient(),
      document: {
        nonce: "",
        urlStyle: "path",
        origin: "https://shop.example",
        platformOrigin: api.context.platformOrigin,
        inlineStyles: [],
      },
    },
    ...(input.around !== undefined && { InnerWrap: input.around }),
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
