import type { ApiClient } from "@plaza/api-client";
import type { Session, StorefrontContext } from "@plaza/routing";
import { vars } from "@plaza/ui-kit/theme";
import type { QueryClient } from "@tanstack/react-query";
import type { PropsWithChildren, ReactElement } from "react";
import { type Answers, envelopeApi, success } from "./envelope-api.ts";
import { besidePath, createMemoryRouter, type MountedScreens } from "./memory-router.ts";
import { StoryContent, type StoryRouter, storyWithRouter } from "./story-with-router.tsx";

export interface StoryScreens extends MountedScreens {
  /** What the platform answers in every story that says nothing else. */
  readonly answers?: Answers;
}

export interface StoryRouterOptions {
  /** Shows the page of this address instead of the story's own component. */
  readonly path?: string;
  /** What the platform answers, by call: `{ "goods/getGoodsDetail": success({ … }) }`. */
  readonly answers?: Answers;
  /** Puts into the cache what nobody is asked for then: images in it need no server, which no answer may have. */
  readonly fill?: (queryClient: QueryClient, api: ApiClient) => void;
  readonly session?: Session;
  readonly openConversation?: StorefrontContext["openConversation"];
}

/** What the frame of every page asks for. */
const frame: Answers = {
  "index/config": success({ name: "Plaza" }),
  "pc/category": success([]),
  "pc/commonData": success({}),
};

const column = `min(${vars.layout.content}, 100% - 2 * ${vars.layout.gutterPhone})`;

/** What the shell has around its pages: a landmark, and its centred column with a gutter on either side. */
function Main({ children }: PropsWithChildren): ReactElement {
  return <main style={{ width: column, marginInline: "auto" }}>{children}</main>;
}

/** A router with a package's screens for each story. */
export function storyRouter(screens: StoryScreens, options: StoryRouterOptions): StoryRouter {
  const { path = besidePath, answers, fill, session, openConversation } = options;
  return storyWithRouter(async (locale) => {
    const { api } = envelopeApi({ ...frame, ...screens.answers, ...answers }, locale);
    const router = await createMemoryRouter(screens, {
      api,
      locale,
      path,
      session,
      openConversation,
      beside: StoryContent,
    });
    fill?.(router.options.context.queryClient, api);
    return router;
  }, Main);
}
