import {
  categoryTreeQuery,
  departmentsQuery,
  type PublicData,
  publicDataQuery,
  type SiteConfiguration,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { rootRoute, type StorefrontContext, to, visitorSession } from "@plaza/routing";
import { type Answers, envelopeApi } from "@plaza/testing/envelope-api";
import { bindScreens } from "@plaza/testing/screens";
import { StoryContent, type StoryRouter, storyWithRouter } from "@plaza/testing/story-with-router";
import { createRoute } from "@tanstack/react-router";
import { shellMessages } from "../messages.ts";
import { categoryTree, siteConfiguration, visitor } from "./story-data.ts";

export interface ChromeStoryOptions {
  /** Where the router stands. */
  readonly path?: string;
  readonly publicData?: PublicData;
  readonly site?: SiteConfiguration;
  /** Which screens exist: those of a complete shop, or the catalogue's alone. */
  readonly screens?: keyof typeof shops;
  /** What the platform answers to what the chrome asks late. */
  readonly answers?: Answers;
  /** What the buttons that ask somebody call; without it they are not drawn. */
  readonly openConversation?: StorefrontContext["openConversation"];
}

const catalogue: readonly string[] = [to.home.path, to.list.path, to.category.path];
const complete: readonly string[] = Object.values(to).map(({ path }) => path);

/** The chrome's messages, and the story at every address. */
function shopOf(paths: readonly string[]) {
  const root = paths.map((path) => createRoute({ getParentRoute: () => rootRoute, path, component: StoryContent }));
  return bindScreens({ messages: [shellMessages], routes: { root } });
}

const shops = { all: shopOf(complete), catalogue: shopOf(catalogue) };

/** The shell around a part of its chrome: router, data, messages and toasts. Spread it into a story. */
export function chromeStory({
  path = "/",
  publicData = visitor,
  site = siteConfiguration,
  screens = "all",
  answers = {},
  openConversation,
}: ChromeStoryOptions = {}): StoryRouter {
  return storyWithRouter(async (locale) => {
    const { api } = envelopeApi(answers, locale);
    const session = { ...visitorSession, isCustomer: publicData.nickname !== null };
    const router = await shops[screens].createMemoryRouter({ api, locale, path, session, openConversation });
    const { queryClient } = router.options.context;
    queryClient.setQueryData(siteConfigurationQuery(api).queryKey, site);
    queryClient.setQueryData(publicDataQuery(api).queryKey, publicData);
    queryClient.setQueryData(departmentsQuery(api).queryKey, categoryTree);
    queryClient.setQueryData(categoryTreeQuery(api).queryKey, categoryTree);
    return router;
  });
}
