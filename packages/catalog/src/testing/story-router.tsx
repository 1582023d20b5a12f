import {
  type ApiClient,
  categoryTreeQuery,
  departmentsQuery,
  createApiClient,
  publicDataQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { I18nProvider, toLocale } from "@plaza/i18n";
import { visitorSession } from "@plaza/routing";
import { ToastHost } from "@plaza/ui-kit/toast";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createContext, type ReactElement, type ReactNode, use } from "react";
import { publicData, siteConfiguration, categoryTree } from "./factories.ts";
import { besidePath, createMemoryRouter, createTestQueryClient, type MemoryRouter } from "./memory-router.ts";

export interface StoryRouterOptions {
  /** Shows the page of this address instead of the story's own component. */
  readonly path?: string;
  /** Puts into the cache what is read from it. */
  readonly fill?: (queryClient: QueryClient, api: ApiClient) => void;
  /** Answers calls, which nobody does otherwise. */
  readonly fetch?: typeof globalThis.fetch;
  /** Somebody is logged in. */
  readonly isCustomer?: boolean;
}

const StoryContent = createContext<ReactNode>(null);

function Beside(): ReactNode {
  return use(StoryContent);
}

interface Loaded {
  readonly router: MemoryRouter;
}

/** As much of Storybook's annotations as stories with whatever arguments have in common. */
interface StoryRouter {
  loaders: ((context: { readonly globals: Readonly<Record<string, unknown>> }) => Promise<Loaded>)[];
  decorators: ((Story: () => ReactNode, context: { readonly loaded: Record<string, unknown> }) => ReactElement)[];
}

/** A router of its own for each story, loaded before it is drawn. Spread it into a story or its meta. */
export function storyRouter(options: StoryRouterOptions = {}): StoryRouter {
  const { path = besidePath, fill, isCustomer = false } = options;
  const load: StoryRouter["loaders"][number] = async ({ globals }) => {
    const locale = toLocale(globals["locale"]);
    const api = createApiClient({
      origin: location.origin,
      platformOrigin: location.origin,
      locale,
      fetch: options.fetch ?? (() => Promise.reject(new Error("A story calls nobody"))),
    });
    const queryClient = createTestQueryClient();
    queryClient.setQueryData(siteConfigurationQuery(api).queryKey, siteConfiguration());
    queryClient.setQueryData(publicDataQuery(api).queryKey, publicData());
    queryClient.setQueryData(departmentsQuery(api).queryKey, categoryTree());
    queryClient.setQueryData(categoryTreeQuery(api).queryKey, categoryTree());
    fill?.(queryClient, api);
    const session = { ...visitorSession, isCustomer };
    const router = await createMemoryRouter({
      api,
      locale,
      path,
      queryClient,
      session,
      beside: Beside,
      around: ToastHost,
    });
    await router.load();
    return { router };
  };
  return {
    loaders: [load],
    decorators: [
      (Story, { loaded }) => (
        <StoryScreen router={loaded["router"] as MemoryRouter}>
          <Story />
        </StoryScreen>
      ),
    ],
  };
}

interface StoryScreenProps {
  readonly router: MemoryRouter;
  readonly children: ReactNode;
}

/** The providers that the shell has around its pages, and its centred column. */
function StoryScreen({ router, children }: StoryScreenProps): ReactElement {
  const { i18n, queryClient } = router.options.context;
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <StoryContent value={children}>
          <main style={{ maxWidth: 1180, marginInline: "auto" }}>
            <RouterProvider router={router} />
          </main>
        </StoryContent>
      </QueryClientProvider>
    </I18nProvider>
  );
}
