import type { ApiClient } from "@plaza/api-client";
import { type Catalog, createI18n, loadCatalog, type Locale } from "@plaza/i18n";
import {
  accountLayout,
  type Address,
  defaultLayout,
  rootRoute,
  type Session,
  type StorefrontContext,
  fullWidthLayout,
  userLayout,
  visitorSession,
  voidLayout,
} from "@plaza/routing";
import { uiKitMessages } from "@plaza/ui-kit/messages";
import {
  type AnyRoute,
  createMemoryHistory,
  createRoute,
  createRouter,
  type RouteComponent,
} from "@tanstack/react-router";
import { FailedScreen } from "./failed-screen.tsx";
import { loaderContext } from "./loader-context.ts";

const layouts = {
  account: accountLayout,
  default: defaultLayout,
  street: fullWidthLayout,
  user: userLayout,
  void: voidLayout,
} as const;

/** What a package gives the shell to mount. */
export interface MountedScreens {
  /** The messages of the package, all of them: a story may show parts of any screen. */
  readonly messages: readonly Catalog[];
  /** Its routes, by the layout they stand in; `root` is none. */
  readonly routes: { readonly [Layout in keyof typeof layouts | "root"]?: readonly AnyRoute[] };
  /** Addresses of others that its screens lead to; nothing is on them. */
  readonly neighbours?: readonly Pick<Address, "path">[];
  /** Who looks at the screens where nothing else is said; a visitor without it. */
  readonly session?: Session;
}

export interface MemoryRouterInput {
  readonly api: ApiClient;
  readonly locale: Locale;
  /** Where it starts: a route of the package, or `besidePath`. */
  readonly path: string;
  readonly session?: Session | undefined;
  /** What the shell supplies where it has conversations. */
  readonly openConversation?: StorefrontContext["openConversation"];
  /** What is shown at `besidePath`. */
  readonly beside?: RouteComponent;
}

/** An address that no route of any package has. */
export const besidePath = "/beside";

/** A package's routes alone on the anchors, as the shell mounts them, without its frame and its way of writing URLs. */
export async function createMemoryRouter(screens: MountedScreens, input: MemoryRouterInput) {
  const { api, locale, path, session = screens.session ?? visitorSession, beside, openConversation } = input;
  const i18n = createI18n(locale);
  await Promise.all([uiKitMessages, ...screens.messages].map((catalog) => loadCatalog(i18n, catalog)));
  const mounted = Object.entries(layouts).flatMap(([name, layout]) => {
    const children = screens.routes[name as keyof typeof layouts];
    return children === undefined ? [] : [(layout as AnyRoute).addChildren([...children]) as AnyRoute];
  });
  const neighbours = (screens.neighbours ?? []).map(({ path }) =>
    createRoute({ getParentRoute: () => rootRoute, path }),
  );
  const besideRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: besidePath,
    ...(beside !== undefined && { component: beside }),
  });
  return createRouter({
    routeTree: rootRoute.addChildren([...(screens.routes.root ?? []), ...mounted, ...neighbours, besideRoute]),
    defaultErrorComponent: FailedScreen,
    context: loaderContext(api, { i18n, locale, session, openConversation }),
    // Plain text, as the shell reads and writes it.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined);
      const text = String(new URLSearchParams(given.map(([key, value]) => [key, String(value)])));
      return text === "" ? "" : `?${text}`;
    },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

export type MemoryRouter = Awaited<ReturnType<typeof createMemoryRouter>>;
