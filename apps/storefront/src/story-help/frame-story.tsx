import {
  categoryTreeQuery,
  createApiClient,
  departmentsQuery,
  type PublicData,
  publicDataQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { createI18n, I18nProvider, loadCatalog, toLocale } from "@plaza/i18n";
import { rootRoute, visitorSession } from "@plaza/routing";
import { ToastHost } from "@plaza/ui-kit/toast";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { chromeEntries } from "../chrome/chrome-entries.ts";
import { shellWords } from "../words.ts";
import { StoryContent, StoryPlace } from "./story-place.tsx";
import { categoryTree, siteConfiguration, visitor } from "./story-data.ts";

export interface FrameStoryOptions {
  /** Where the router stands. */
  readonly path?: string;
  readonly publicData?: PublicData;
  /** Which screens exist: those of a complete shop, or the catalogue's alone. */
  readonly screens?: "all" | "catalogue";
}

const catalogue = ["/", "/goods_list/{-$type}", "/category"];
const beyond = [...chromeEntries.flatMap(({ targets }) => targets.map(({ to }) => to)), "/news_list/news_list_detail"];

async function frameRouter(
  { path = "/", publicData = visitor, screens = "all" }: FrameStoryOptions,
  language: unknown,
) {
  const locale = toLocale(language);
  const api = createApiClient({
    origin: location.origin,
    platformOrigin: location.origin,
    locale,
    fetch: () => Promise.reject(new Error("A story calls nobody")),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(siteConfigurationQuery(api).queryKey, siteConfiguration);
  queryClient.setQueryData(publicDataQuery(api).queryKey, publicData);
  queryClient.setQueryData(departmentsQuery(api).queryKey, categoryTree);
  queryClient.setQueryData(categoryTreeQuery(api).queryKey, categoryTree);
  const i18n = createI18n(locale);
  await Promise.all(shellWords.map((catalog) => loadCatalog(i18n, catalog)));
  const paths = new Set(screens === "all" ? [...catalogue, ...beyond] : catalogue);
  const routes = [...paths].map((each) =>
    createRoute({ getParentRoute: () => rootRoute, path: each, component: StoryPlace }),
  );
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    context: {
      api,
      i18n,
      locale,
      session: { ...visitorSession, isCustomer: publicData.nickname !== null },
      queryClient,
      document: {
        nonce: "",
        urlStyle: "path",
        origin: location.origin,
        platformOrigin: location.origin,
        inlineStyles: [],
      },
    },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return router;
}

type FrameRouter = Awaited<ReturnType<typeof frameRouter>>;

/** As much of Storybook's annotations as a story of the frame needs. */
interface FrameStory {
  readonly loaders: ((context: {
    readonly globals: Readonly<Record<string, unknown>>;
  }) => Promise<{ readonly router: FrameRouter }>)[];
  readonly decorators: ((
    Story: () => ReactNode,
    context: { readonly loaded: Record<string, unknown> },
  ) => ReactElement)[];
}

/** The shell around a part of its frame: router, data, words and toasts. Spread it into a story. */
export function frameStory(options: FrameStoryOptions = {}): FrameStory {
  return {
    loaders: [async ({ globals }) => ({ router: await frameRouter(options, globals["locale"]) })],
    decorators: [
      (Story, { loaded }) => {
        const router = loaded["router"] as FrameRouter;
        const { i18n, queryClient } = router.options.context;
        return (
          <I18nProvider i18n={i18n}>
            <QueryClientProvider client={queryClient}>
              <ToastHost>
                <StoryContent value={<Story />}>
                  <RouterProvider router={router} />
                </StoryContent>
              </ToastHost>
            </QueryClientProvider>
          </I18nProvider>
        );
      },
    ],
  };
}
